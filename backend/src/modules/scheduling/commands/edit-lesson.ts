import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEdit, type LessonEdit } from '../domain/decide-edit.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import { changeLessons, idsOf, type LessonChange } from '../steps/change-lessons.js';
import { loadAffectedLessons } from '../facts/load-affected-lessons.js';
import { requireInUse } from '../facts/require-in-use.js';

export class EditLesson extends barnCommand<LessonChange & LessonEdit, string[]>('scheduling.EditLesson') {}

@CommandHandler(EditLesson)
export class EditLessonHandler extends BarnCommandHandler<EditLesson> {
  async handle(
    barn: BarnTransaction,
    { title, instructorId, locationId, sectionId, maxEnrollment, ...change }: LessonChange & LessonEdit,
  ) {
    const chosen = { title, instructorId, locationId, sectionId };
    const wanted = { ...chosen, maxEnrollment };
    const [affected, section] = await Promise.all([loadAffectedLessons(barn, change), requireInUse(barn, chosen)]);
    const decide = (lesson: PlannedLesson, notice: Notice) => decideEdit(lesson, wanted, section, notice);
    const changed = await changeLessons(barn, affected, change, {
      notifyByDefault: enabled(barn.settings, 'send_notifications'),
      chosen: decide,
      later: decide,
    });
    return idsOf(changed, affected.chosen);
  }
}
