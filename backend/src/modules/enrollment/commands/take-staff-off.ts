import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { AnswerTimeOff, NoteTimeOff, type TimeOffState, type TimeOffWish } from '../../people/contracts.js';
import { HandOverLessons, type LessonHandover } from '../../scheduling/contracts.js';
import type { Warning } from '../domain/warning.js';
import { findWarnings, only } from '../queries/warnings.js';

type Answer = { timeOffId: string; state: TimeOffState; seen: TimeOffState; answer: string | null };
type Noted = TimeOffWish & { instructorId: string };

interface StaffOff {
  /** What was asked for, and how it is answered; or days that are noted unasked; nothing where lessons alone are covered. */
  timeOff?: { answer: Answer } | { noted: Noted };
  handovers: readonly LessonHandover[];
  /** Whether people are told of lessons that change; default: the barn's setting. */
  notify?: boolean;
}
interface TakenOff {
  readonly timeOffId: string | null;
  readonly handedOver: readonly LessonHandover[];
  readonly left: readonly LessonHandover[];
  /** Of whoever takes over. */
  readonly warnings: Warning[];
}

/** Somebody of the staff is off, or is not after all, and others teach their lessons, or nobody for now. All of it, or nothing. */
export class TakeStaffOff extends barnCommand<StaffOff, TakenOff>('enrollment.TakeStaffOff') {}

@CommandHandler(TakeStaffOff)
export class TakeStaffOffHandler extends BarnCommandHandler<TakeStaffOff> {
  async handle(barn: BarnTransaction, { timeOff, handovers, notify }: StaffOff): Promise<TakenOff> {
    const timeOffId = timeOff ? await settled(barn, timeOff) : null;
    if (handovers.length === 0) return { timeOffId, handedOver: [], left: [], warnings: [] };
    const { handedOver, left } = await barn.execute(HandOverLessons, { handovers, notify });
    const warnings = await findWarnings(
      barn,
      handedOver.flatMap(({ lessonId, instructorId }) =>
        instructorId === null ? [] : [{ lessonId, uses: only({ instructor: [instructorId] }) }],
      ),
    );
    return { timeOffId, handedOver, left, warnings };
  }
}

async function settled(barn: BarnTransaction, timeOff: NonNullable<StaffOff['timeOff']>): Promise<string> {
  if ('noted' in timeOff) return barn.execute(NoteTimeOff, timeOff.noted);
  await barn.execute(AnswerTimeOff, timeOff.answer);
  return timeOff.answer.timeOffId;
}
