import { placingOf, type LessonScheduled } from '../../scheduling/contracts.js';
import type { Wanted } from '../queries/warnings.js';

type Planned = LessonScheduled['data'];

export const staffOf = (extraStaff: Planned['extraStaff'] = []) => extraStaff.map((extra) => extra.instructorId);
export const given = (id: string | null | undefined) => (id ? [id] : []);

/** A lesson that has just been planned, with who and what is in it. */
export const asPlanned = (data: Planned, { studentIds, horseIds }: Planned['roster']): Wanted => ({
  lessonId: data.lessonId,
  title: data.title,
  sectionId: data.sectionId,
  placing: placingOf(data, data.timeZone),
  uses: {
    horse: horseIds,
    instructor: [...given(data.instructorId), ...staffOf(data.extraStaff)],
    location: [data.locationId],
    rider: studentIds,
  },
});
