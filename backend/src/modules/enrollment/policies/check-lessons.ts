import { policy } from '../../../platform/event-store/policy.js';
import {
  placingOf,
  type LessonEdited,
  type LessonRescheduled,
  type LessonScheduled,
} from '../../scheduling/contracts.js';
import { asPlanned, given, staffOf } from '../commands/as-planned.js';
import { CheckLessons } from '../commands/check-lessons.js';
import { only, type Wanted, type WantedUses } from '../queries/warnings.js';

type Planned = LessonScheduled | LessonRescheduled | LessonEdited;

/** Only who and what is new in the lesson. */
const changed = ({ instructorId, extraStaff, locationId }: LessonEdited['data']): WantedUses =>
  only({ instructor: [...given(instructorId), ...staffOf(extraStaff)], location: given(locationId) });

/** F21 */
export const checkLessons = policy<Planned>(
  'enrollment.check-lessons',
  ['scheduling.LessonScheduled', 'scheduling.LessonRescheduled', 'scheduling.LessonEdited'],
  (events, barn) =>
    barn.execute(
      CheckLessons,
      events.flatMap((event): Wanted[] => {
        // A copy is looked at when it has its riders.
        if (event.type === 'scheduling.LessonScheduled')
          return event.data.copyOf ? [] : [asPlanned(event.data, event.data.roster)];
        const { lessonId } = event.data;
        if (event.type === 'scheduling.LessonEdited') return [{ lessonId, uses: changed(event.data) }];
        // All lessons of a barn follow its zone, and none comes nearer to another.
        return event.data.timeZone === barn.settings.timeZone
          ? [{ lessonId, placing: placingOf(event.data, event.data.timeZone) }]
          : [];
      }),
    ),
);
