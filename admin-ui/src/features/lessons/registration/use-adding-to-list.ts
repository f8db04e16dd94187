import { useWaitFor, type Registration } from '@/data/requests/registrations';
import { useSay } from '@/ui/use-say';

/** Puts a rider at the end of a session's waiting list, and says so. */
export const useAddingToList = ({ id: series_id, title }: Registration) => {
  const { mutateAsync, isPending } = useWaitFor();
  const say = useSay();
  const add = (rider: { readonly id: string; readonly name: string }) =>
    say.after(mutateAsync({ series_id, student_ids: [rider.id] }), () =>
      say.done(`${rider.name} is on the waiting list of ${title}`),
    );
  return { add, isPending };
};
