import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { command } from '../../../platform/event-store/command.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { LessonEvent } from '../events.js';
import { changeLessons, idsOf, type Change, type Notice } from './change-lessons.js';
import { lessonsInReach } from './lessons-in-reach.js';

/** Only what is to change is there. */
export interface LessonEdit {
  title?: string;
  /** Null takes the instructor off. */
  instructorId?: string | null;
  locationId?: string;
  sectionId?: string;
}
/** What the new section brings with it. */
interface NewSection {
  max_enrollment: number | null;
}

export type EditLesson = Change & LessonEdit;

/** What differs from the lesson as it is; nothing when nothing does. A section brings its number of places with it. */
export function edit(
  lesson: PlannedLesson,
  wanted: LessonEdit,
  section: NewSection | undefined,
  notice: Notice,
): LessonEvent[] {
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && value !== lesson[key as keyof LessonEdit]),
  );
  if (Object.keys(changed).length === 0) return [];
  const places = 'sectionId' in changed && section ? { maxEnrollment: section.max_enrollment } : {};
  return [{ type: 'scheduling.LessonEdited', data: { lessonId: lesson.lessonId, ...changed, ...places, ...notice } }];
}

/** Refuses what the barn does not have, or no longer uses; answers with the new section. */
async function known(
  barn: BarnTransaction,
  { instructorId, locationId, sectionId }: LessonEdit,
): Promise<NewSection | undefined> {
  if (!instructorId && !locationId && !sectionId) return undefined;
  const [facts] = await barn.sql<[{ instructor: boolean; location: boolean; section: NewSection | null }]>`
    select exists (select from instructor where farm_id = ${barn.farmId} and instructor_id = ${instructorId ?? null} and is_active) as instructor,
      exists (select from location where farm_id = ${barn.farmId} and location_id = ${locationId ?? null} and is_active) as location,
      (select to_jsonb(s) from section s where farm_id = ${barn.farmId} and section_id = ${sectionId ?? null} and is_active) as section`;
  if (instructorId && !facts.instructor) throw invalid('instructor_id', 'This instructor is not in use at this barn');
  if (locationId && !facts.location) throw invalid('location_id', 'This location is not in use at this barn');
  if (sectionId && !facts.section) throw invalid('section_id', 'This section is not in use at this barn');
  return facts.section ?? undefined;
}

/** Changes title, instructor, place or section of a lesson, and of the later ones of its series if asked. R083 */
export const editLesson = command(
  'scheduling.EditLesson',
  async (barn, { title, instructorId, locationId, sectionId, ...change }: EditLesson) => {
    const wanted = { title, instructorId, locationId, sectionId };
    const [reach, section] = await Promise.all([lessonsInReach(barn, change), known(barn, wanted)]);
    const decide = (lesson: PlannedLesson, notice: Notice) => edit(lesson, wanted, section, notice);
    const changed = await changeLessons(barn, reach, change, {
      notifyByDefault: enabled(barn.settings, 'send_notifications'),
      chosen: decide,
      later: decide,
    });
    return idsOf(changed, reach.chosen);
  },
);
