import { isRiding } from '@/day/roster';
import type { LessonStudent } from '@/requests/types';
import { count } from '@/time/words';

/** What cancelling the whole lesson gives back, counted before the click. */
export const barnCancelSentence = (action: string, students: readonly LessonStudent[]): string => {
  const riding = students.filter(isRiding);
  if (riding.length === 0) return 'Nobody is booked, so nothing has to go back.';
  const covered = riding.filter(({ item_id }) => item_id).length;
  const who = count(riding.length, 'rider');
  switch (action) {
    case 'BCAP':
      return `${who}: ${covered === 1 ? '1 unit goes' : `${covered} units go`} back on packages.${covered < riding.length ? ` ${riding.length - covered} not on a package.` : ''}`;
    case 'BCWM':
      return `${who}: ${riding.length === 1 ? '1 makeup is' : `${riding.length} makeups are`} issued.`;
    case 'BCWA':
      return `${who}: ${riding.length === 1 ? '1 single-lesson package is' : `${riding.length} single-lesson packages are`} issued.`;
    case 'BCWR':
      return `${who}: what was paid for this lesson is refunded.`;
    default:
      return `${who}: nothing goes back, the lesson counts as used.`;
  }
};
