import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { LessonEdit, NewSection } from '../domain/decide-edit.js';

/**
 * The new section, if there is one. Refuses an instructor, a location or a section that is not in use.
 * The statement is issued before the first await.
 */
export async function requireInUse(
  barn: BarnTransaction,
  { instructorId, locationId, sectionId }: LessonEdit,
): Promise<NewSection | undefined> {
  if (!instructorId && !locationId && !sectionId) return undefined;
  const { farmId } = barn;
  const [facts] = await barn.sql<[{ instructor: boolean; location: boolean; section: NewSection | null }]>`
    select
      exists (select from instructor
        where farm_id = ${farmId} and instructor_id = ${instructorId ?? null} and is_active) as instructor,
      exists (select from location
        where farm_id = ${farmId} and location_id = ${locationId ?? null} and is_active) as location,
      (select to_jsonb(s) from section s
        where farm_id = ${farmId} and section_id = ${sectionId ?? null} and is_active) as section`;
  if (instructorId && !facts.instructor) throw invalid('instructor_id', 'This instructor is not in use at this barn');
  if (locationId && !facts.location) throw invalid('location_id', 'This location is not in use at this barn');
  if (sectionId && !facts.section) throw invalid('section_id', 'This section is not in use at this barn');
  return facts.section ?? undefined;
}
