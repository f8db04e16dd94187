import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { NextSlice } from '../../../platform/jobs/run-in-slices.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import type { BulkChoice } from '../bulk-events.js';
import { bulkStream, type BulkRun } from '../domain/bulk-run.js';
import { decideDeleted, decideSlice, decideSliceBack, nextSlice, sliceToRevert } from '../domain/decide-bulk.js';
import { lessonStream } from '../domain/lesson.js';
import { wallClockOf } from '../domain/lesson-time.js';
import { withoutMessage } from '../domain/note-in-front.js';
import { calledOffPolicies } from '../facts/called-off-policies.js';
import { noteMessage } from '../steps/change-lessons.js';
import { DeleteLessons } from './delete-lessons.js';

const textsOf = async (barn: BarnTransaction, subjectIds: readonly string[]) =>
  new Map(
    (
      await barn.sql<{ id: string; text: string }[]>`
        select subject_id as id, remark as text from remark
        where farm_id = ${barn.farmId} and subject_id = any(${[...subjectIds]}::uuid[])`
    ).map(({ id, text }) => [id, text]),
  );

async function cancelSlice(barn: BarnTransaction, run: BulkRun, choice: BulkChoice, message?: string) {
  const [lessons, policies, texts] = await Promise.all([
    barn.loadAll(lessonStream, nextSlice(run)),
    calledOffPolicies(barn, choice, nextSlice(run)),
    choice.messageId && !message ? textsOf(barn, [choice.messageId]) : undefined,
  ]);
  const today = wallClockOf(barn.now, barn.settings.timeZone).date;
  const { done, cancelled } = decideSlice({ run, choice, lessons, policies, settings: barn.settings, today });
  barn.append(bulkStream, run.runId, [done]);
  for (const { lessonId, events } of cancelled) barn.append(lessonStream, lessonId, events);
  const text = message ?? texts?.get(choice.messageId ?? '');
  if (choice.messageId && text) await noteMessage(barn, done.data.lessonIds, choice.messageId, text);
}

async function deleteSlice(barn: BarnTransaction, run: BulkRun) {
  const gone = await barn.execute(DeleteLessons, { lessonIds: nextSlice(run), skipMissing: true });
  barn.append(bulkStream, run.runId, [decideDeleted(run, gone)]);
}

/** The message in front of the notes goes, too: what it says is not true any more. */
async function takeBackSlice(barn: BarnTransaction, run: BulkRun, choice: BulkChoice) {
  const slice = sliceToRevert(run);
  const [lessons, notes] = await Promise.all([
    barn.loadAll(lessonStream, slice),
    choice.messageId ? textsOf(barn, [choice.messageId, ...slice]) : new Map<string, string>(),
  ]);
  const { done, reinstated } = decideSliceBack(run, choice, lessons);
  barn.append(bulkStream, run.runId, [done]);
  for (const event of reinstated) barn.append(lessonStream, event.data.lessonId, [event]);
  const message = notes.get(choice.messageId ?? '');
  const remarks = done.data.lessonIds.flatMap((subjectId) => {
    const before = notes.get(subjectId);
    return message && before ? [{ subjectId, text: withoutMessage(before, message) }] : [];
  });
  if (remarks.length) await barn.execute(WriteRemark, { remarks });
}

/** The run's next slice, forward or back; nothing where nothing is left. */
export async function advance(barn: BarnTransaction, runId: string, message?: string) {
  const run = await barn.load(bulkStream, runId);
  if (run.phase === 'running')
    await (run.choice ? cancelSlice(barn, run, run.choice, message) : deleteSlice(barn, run));
  if (run.phase === 'reverting' && run.choice) await takeBackSlice(barn, run, run.choice);
}

const stands = (run: BulkRun, { phase, left }: NextSlice) =>
  run.phase === phase && left === (phase === 'running' ? run.waiting.length : run.slices.length - run.reverted);

/** For the job: one slice, if the run still stands where the job found it, so that a repeated job does nothing. */
export class AdvanceBulk extends barnCommand<NextSlice>('scheduling.AdvanceBulk') {}

@CommandHandler(AdvanceBulk)
export class AdvanceBulkHandler extends BarnCommandHandler<AdvanceBulk> {
  async handle(barn: BarnTransaction, step: NextSlice) {
    const run = await barn.load(bulkStream, step.runId);
    if (run.phase !== 'none' && stands(run, step)) await advance(barn, step.runId);
  }
}
