import { policy } from '../../../platform/event-store/policy.js';
import {
  placingOf,
  type LessonEdited,
  type LessonRescheduled,
  type LessonScheduled,
} from '../../scheduling/contracts.js';
import { asPlanned, given, staffOf } from '../facts/as-planned.js';
import { CheckLessons } from '../commands/check-lessons.js';
import { only, type Wanted, type WantedUses } from '../queries/warnings.js';

type Planned = LessonScheduled | LessonRescheduled | LessonEdited;

type Edit = LessonEdited['data'];

/** Who and what a lesson that moves gets in place of what it has; all else of it goes along. */
const instead = (edit: Edit): Pick<Wanted, 'uses' | 'handover' | 'sectionId'> => {
  const { instructorId, formerInstructorId, locationId } = edit;
  return {
    ...resectioned(edit),
    ...(instructorId !== undefined && { handover: { from: formerInstructorId ?? null, to: instructorId } }),
    ...(locationId !== undefined && { uses: { location: [locationId] } }),
  };
};

const resectioned = ({ sectionId }: Edit) => sectionId !== undefined && { sectionId };

/** Only who and what is new in the lesson. */
const changed = ({ instructorId, extraStaff, locationId }: Edit): WantedUses =>
  only({ instructor: [...given(instructorId), ...staffOf(extraStaff)], location: given(locationId) });

/** F21 */
export const checkLessons = policy<Planned>(
  'enrollment.check-lessons',
  ['scheduling.LessonScheduled', 'scheduling.LessonRescheduled', 'scheduling.LessonEdited'],
  (events, barn) => {
    const moved = new Set(
      events.flatMap(({ type, data }) => (type === 'scheduling.LessonRescheduled' ? [data.lessonId] : [])),
    );
    const edits = new Map(
      events.flatMap((event) => (event.type === 'scheduling.LessonEdited' ? [[event.data.lessonId, event.data]] : [])),
    );
    const planned = events.flatMap((event) =>
      event.type === 'scheduling.LessonScheduled' && !event.data.copyOf ? [event.data] : [],
    );
    const wanted = events.flatMap((event): Wanted[] => {
      // A copy is looked at when it has its riders.
      if (event.type === 'scheduling.LessonScheduled')
        return event.data.copyOf ? [] : [asPlanned(event.data, event.data.roster)];
      const { lessonId } = event.data;
      if (event.type === 'scheduling.LessonEdited')
        return moved.has(lessonId) ? [] : [{ lessonId, uses: changed(event.data), ...resectioned(event.data) }];
      const edit = edits.get(lessonId);
      // All lessons of a barn follow its zone, and none comes nearer to another.
      return event.data.timeZone === barn.settings.timeZone
        ? [{ lessonId, placing: placingOf(event.data, event.data.timeZone), ...(edit && instead(edit)) }]
        : [];
    });
    return barn.execute(CheckLessons, {
      wanted,
      begun: planned.map(({ lessonId, sectionId, roster }) => ({ lessonId, sectionId, ...roster })),
      resectioned: [...edits.values()].flatMap(({ lessonId, sectionId }) =>
        sectionId ? [{ lessonId, sectionId }] : [],
      ),
    });
  },
);
