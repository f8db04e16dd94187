import type { RoutedList } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { LastDay } from './ClosedDayInput';
import { ClosedDayBelongings, LessonsStillOn } from './ClosedDayCells';
import { FirstDay, UntilDay } from './DayCells';
import { places } from './places';
import type { ClosedDay } from './setup-rows';

/** When the barn is closed, the next first. */
export const closedDays: RoutedList<ClosedDay> = {
  ...listOf<ClosedDay>('closed_days', {
    sortedBy: 'first_day',
    parts: {
      first_day: { Cell: FirstDay },
      last_day: { Cell: UntilDay, Input: LastDay },
      lesson_count: { Cell: LessonsStillOn },
    },
    overviews: [{ to: '/setup/closeddays/holidays', label: 'Public holidays…', call: 'closed_days/keepHolidays' }],
    words: { add: 'Add closed days', create: 'New closed days' },
    Belongings: ClosedDayBelongings,
  }),
  ...places.closedDays,
};
