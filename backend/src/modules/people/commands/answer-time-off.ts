import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import {
  checkDaysOff,
  decideAnswer,
  decideNoting,
  decideWithdrawal,
  type TimeOffWish,
} from '../domain/decide-time-off.js';
import { knownTimeOff, notedMember } from '../facts/known-time-off.js';
import { StaffTimeOff } from '../tables/staff-time-off.entity.js';
import type { TimeOffSettled, TimeOffState } from '../time-off-events.js';
import { columnsOf } from './ask-time-off.js';

interface Answered {
  timeOffId: string;
  state: TimeOffState;
  /** The state that was answered. */
  seen: TimeOffState;
  /** Words to whoever asked. */
  answer: string | null;
}

/** An administrator's answer to a request, and what takes it back. */
export class AnswerTimeOff extends barnCommand<Answered>('people.AnswerTimeOff') {}

@CommandHandler(AnswerTimeOff)
export class AnswerTimeOffHandler extends BarnCommandHandler<AnswerTimeOff> {
  async handle(barn: BarnTransaction, { timeOffId, state, seen, answer }: Answered) {
    await settle(barn, decideAnswer(state, seen, await knownTimeOff(barn, timeOffId)), answer);
  }
}

/** By whoever asked for it. */
export class WithdrawTimeOff extends barnCommand<{ timeOffId: string }>('people.WithdrawTimeOff') {}

@CommandHandler(WithdrawTimeOff)
export class WithdrawTimeOffHandler extends BarnCommandHandler<WithdrawTimeOff> {
  async handle(barn: BarnTransaction, { timeOffId }: { timeOffId: string }) {
    await settle(barn, decideWithdrawal(await knownTimeOff(barn, timeOffId)), null);
  }
}

/** By an administrator, of anybody on the staff: approved as it is noted. Answers with its id. */
export class NoteTimeOff extends barnCommand<TimeOffWish & { instructorId: string }, string>('people.NoteTimeOff') {}

@CommandHandler(NoteTimeOff)
export class NoteTimeOffHandler extends BarnCommandHandler<NoteTimeOff> {
  async handle(barn: BarnTransaction, { instructorId, ...wish }: TimeOffWish & { instructorId: string }) {
    checkDaysOff(wish, today(barn.now, barn.settings.timeZone));
    const { personId, sameDaysId } = await notedMember(barn, instructorId, wish);
    const timeOffId = sameDaysId ?? barn.newId();
    const [noted] = decideNoting({ timeOffId, instructorId, personId }, sameDaysId !== null);
    if (!noted) return timeOffId;
    const { farmId, now } = barn;
    await barn.repository(StaffTimeOff).insert({
      farmId,
      timeOffId,
      instructorId,
      ...columnsOf(wish),
      askedAt: now,
      state: 'approved',
      settledBy: barn.actor.personId ?? null,
      settledAt: now,
    });
    barn.record(`person-${personId}`, noted);
    return timeOffId;
  }
}

async function settle(barn: BarnTransaction, [settled]: readonly TimeOffSettled[], answer: string | null) {
  if (!settled) return;
  const { timeOffId, personId, state } = settled.data;
  const isOpen = state === 'asked';
  await barn.repository(StaffTimeOff).update(
    { farmId: barn.farmId, timeOffId },
    {
      state,
      answer: isOpen ? null : answer,
      settledBy: isOpen ? null : (barn.actor.personId ?? null),
      settledAt: isOpen ? null : barn.now,
    },
  );
  barn.record(`person-${personId}`, settled);
}
