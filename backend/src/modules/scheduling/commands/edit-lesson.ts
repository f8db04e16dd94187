import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEdit, type LessonEdit, type NewSection } from '../domain/decide-edit.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import { changeLessons, idsOf, type LessonChange } from './change-lessons.js';
import { loadAffectedLessons } from './load-affected-lessons.js';

async function requireInUse(
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

export class EditLesson extends barnCommand<LessonChange & LessonEdit, string[]>('scheduling.EditLesson') {}

@CommandHandler(EditLesson)
export class EditLessonHandler extends BarnCommandHandler<EditLesson> {
  async handle(
    barn: BarnTransaction,
    { title, instructorId, locationId, sectionId, ...change }: LessonChange & LessonEdit,
  ) {
    const wanted = { title, instructorId, locationId, sectionId };
    const [affected, section] = await Promise.all([loadAffectedLessons(barn, change), requireInUse(barn, wanted)]);
    const decide = (lesson: PlannedLesson, notice: Notice) => decideEdit(lesson, wanted, section, notice);
    const changed = await changeLessons(barn, affected, change, {
      notifyByDefault: enabled(barn.settings, 'send_notifications'),
      chosen: decide,
      later: decide,
    });
    return idsOf(changed, affected.chosen);
  }
}
