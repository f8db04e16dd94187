import { useDeregister, useRegister, type RegisteredStudent, type Registration } from '@/data/requests/registrations';
import { useSay } from '@/ui/use-say';

/** Saved with every click; what is full or there already is said in the server's words. Undo registers again, or takes back out. */
export const useRegistering = ({ id: series_id, title }: Registration) => {
  const register = useRegister();
  const leave = useDeregister();
  const say = useSay();
  const undone = () => say.done('Undone');
  const add = (student_id: string, name: string) =>
    say.after(register.mutateAsync({ series_id, student_id }), ({ warnings }) => {
      const undo = () => void say.after(leave.mutateAsync({ series_id, student_id }), undone);
      say.done(`${name} is registered in ${title}`, { undo, warnings });
    });
  const remove = ({ student_id, person_name }: RegisteredStudent) =>
    say.after(leave.mutateAsync({ series_id, student_id }), () => {
      const undo = () => void say.after(register.mutateAsync({ series_id, student_id }), undone);
      say.done(`${person_name} is no longer registered in ${title}`, { undo });
    });
  return { add, remove, isBusy: register.isPending || leave.isPending };
};
