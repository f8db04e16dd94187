import { useAccess } from '@/data/providers/use-access';
import type { LessonStudent } from '@/data/requests/types';
import type { MenuEntry } from '@/ui/MenuButton';
import { isRiding } from '@/data/day/roster';
import { usePaidMark } from './use-paid-mark';

/** What may be done with a rider wherever one stands; each is empty for those who may not. */
export const useRiderMenu = (student: LessonStudent, onCancel: (lessonPersonId: string) => void) => {
  const { canCall } = useAccess();
  const mark = usePaidMark(student);
  const cancel: MenuEntry[] = canCall('lesson_people/cancelStudent')
    ? [
        isRiding(student)
          ? { key: 'cancel', label: 'Cancel student…', onClick: () => onCancel(student.id), danger: true }
          : { key: 'cancel', label: 'Change cancellation…', onClick: () => onCancel(student.id) },
      ]
    : [];
  const paid: MenuEntry[] = canCall('lesson_people/markPaid')
    ? [
        {
          key: 'paid',
          label: student.paid ? 'Mark as not paid' : 'Mark as paid',
          onClick: () => mark(student.paid ? 0 : 1),
        },
      ]
    : [];
  return { cancel, paid };
};
