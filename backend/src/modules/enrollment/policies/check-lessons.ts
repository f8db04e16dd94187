import { policy } from '../../../platform/event-store/policy.js';
import {
  placingOf,
  type LessonEdited,
  type LessonRescheduled,
  type LessonScheduled,
} from '../../scheduling/contracts.js';
import { CheckLessons } from '../commands/check-lessons.js';
import { only, type Wanted, type WantedUses } from '../queries/warnings.js';

type Planned = LessonScheduled | LessonRescheduled | LessonEdited;
const staffOf = (extraStaff: LessonScheduled['data']['extraStaff'] = []) =>
  extraStaff.map((extra) => extra.instructorId);
const given = (id: string | null | undefined) => (id ? [id] : []);

const fresh = ({ data }: Pick<LessonScheduled, 'data'>): Wanted => ({
  lessonId: data.lessonId,
  title: data.title,
  placing: placingOf(data, data.timeZone),
  uses: {
    horse: data.roster.horseIds,
    instructor: [...given(data.instructorId), ...staffOf(data.extraStaff)],
    location: [data.locationId],
    rider: data.roster.studentIds,
  },
});

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
        if (event.type === 'scheduling.LessonScheduled') return [fresh(event)];
        const { lessonId } = event.data;
        if (event.type === 'scheduling.LessonEdited') return [{ lessonId, uses: changed(event.data) }];
        // All lessons of a barn follow its zone, and none comes nearer to another.
        return event.data.timeZone === barn.settings.timeZone
          ? [{ lessonId, placing: placingOf(event.data, event.data.timeZone) }]
          : [];
      }),
    ),
);
