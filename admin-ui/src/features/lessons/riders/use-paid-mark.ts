import { useMarkPaid } from '@/data/requests/mark-paid';
import type { LessonStudent } from '@/data/requests/types';
import { useSay } from '@/ui/use-say';

export const usePaidMark = ({ id, name }: LessonStudent) => {
  const { mutateAsync } = useMarkPaid();
  const say = useSay();
  return (paid: 0 | 1, undo?: () => void) =>
    void say.after(mutateAsync({ id, paid }), () =>
      say.done(`${name}: marked as ${paid ? 'paid' : 'not paid'}`, { undo }),
    );
};
