import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideExtraStaffAddition, decideExtraStaffRemoval, type StaffTask } from '../domain/decide-extra-staff.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { Notice } from '../domain/notice.js';
import type { LessonEvent } from '../events.js';
import { lessonOfExtraStaff } from '../queries/lesson-of-extra-staff.js';
import { changeLessons, idsOf } from '../steps/change-lessons.js';
import { loadAffectedLessons, type ChangeScope } from '../facts/load-affected-lessons.js';

async function requireInUse({ sql, farmId }: BarnTransaction, { taskId, instructorId }: StaffTask) {
  const [facts] = await sql<[{ staff: boolean; task: boolean }]>`
    select
      exists (select from instructor where farm_id = ${farmId} and instructor_id = ${instructorId} and is_active) as staff,
      exists (select from task where farm_id = ${farmId} and task_id = ${taskId} and is_active) as task`;
  if (!facts.staff) throw invalid('instructor_id', 'This member of the staff is not in use at this barn');
  if (!facts.task) throw invalid('task_id', 'This task is not in use at this barn');
}

async function change(
  barn: BarnTransaction,
  scope: ChangeScope,
  decide: (lesson: PlannedLesson, notice: Notice) => LessonEvent[],
) {
  const affected = await loadAffectedLessons(barn, scope);
  const decisions = { notifyByDefault: false, chosen: decide, later: decide };
  return idsOf(await changeLessons(barn, affected, scope, decisions), affected.chosen);
}

export class AddExtraStaff extends barnCommand<ChangeScope & StaffTask, string[]>('scheduling.AddExtraStaff') {}

@CommandHandler(AddExtraStaff)
export class AddExtraStaffHandler extends BarnCommandHandler<AddExtraStaff> {
  async handle(barn: BarnTransaction, { taskId, instructorId, ...scope }: ChangeScope & StaffTask) {
    const wanted = { taskId, instructorId };
    await requireInUse(barn, wanted);
    return change(barn, scope, (lesson, notice) => decideExtraStaffAddition(lesson, wanted, barn.newId, notice));
  }
}

interface Removal {
  extraStaffId: string;
  applyToFuture?: boolean;
}

export class RemoveExtraStaff extends barnCommand<Removal, string[]>('scheduling.RemoveExtraStaff') {}

@CommandHandler(RemoveExtraStaff)
export class RemoveExtraStaffHandler extends BarnCommandHandler<RemoveExtraStaff> {
  async handle(barn: BarnTransaction, { extraStaffId, applyToFuture }: Removal) {
    const found = await lessonOfExtraStaff(barn, extraStaffId);
    if (!found) throw notFound('The extra staff');
    const { lessonId, ...gone } = found;
    return change(barn, { lessonId, applyToFuture }, (lesson, notice) => decideExtraStaffRemoval(lesson, gone, notice));
  }
}
