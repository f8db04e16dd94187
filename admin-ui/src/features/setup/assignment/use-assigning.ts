import { useAssign, type Assignment, type Entry } from '@/data/requests/assignments';
import { useSay } from '@/ui/use-say';

/** A click on either side; said when it is saved, and taken back by Undo. R040 */
export const useAssigning = (assignment: Assignment, whose: string) => {
  const { mutateAsync } = useAssign(assignment);
  const say = useSay();
  const set = (entry: Entry, assigned: boolean): void =>
    void say.after(mutateAsync({ entry, assigned }), () =>
      say.done(`Saved: ${entry.name} ${assigned ? 'added to' : 'taken from'} ${whose}`, {
        undo: () => set(entry, !assigned),
      }),
    );
  return set;
};
