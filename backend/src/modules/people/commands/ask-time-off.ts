import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkDaysOff, decideAsking, decideOtherDays, type TimeOffWish } from '../domain/decide-time-off.js';
import { askingMember, knownTimeOff } from '../facts/known-time-off.js';
import { StaffTimeOff } from '../tables/staff-time-off.entity.js';

type Asked = TimeOffWish & {
  /** Of a request that still waits, which gets these days instead. */
  timeOffId?: string;
};

/** By whoever wants the days off, for themselves. Answers with the request's id. */
export class AskTimeOff extends barnCommand<Asked, string>('people.AskTimeOff') {}

@CommandHandler(AskTimeOff)
export class AskTimeOffHandler extends BarnCommandHandler<AskTimeOff> {
  async handle(barn: BarnTransaction, { timeOffId, ...wish }: Asked) {
    checkDaysOff(wish, today(barn.now, barn.settings.timeZone));
    return timeOffId ? change(barn, timeOffId, wish) : ask(barn, wish);
  }
}

async function ask(barn: BarnTransaction, wish: TimeOffWish) {
  const { instructorId, personId, sameDaysId } = await askingMember(barn, wish);
  const timeOffId = sameDaysId ?? barn.newId();
  const [asked] = decideAsking({ timeOffId, instructorId, personId }, sameDaysId !== null);
  if (!asked) return timeOffId;
  const { farmId, now: askedAt } = barn;
  await barn
    .repository(StaffTimeOff)
    .insert({ farmId, timeOffId, instructorId, ...columnsOf(wish), state: 'asked', askedAt });
  barn.record(`person-${personId}`, asked);
  return timeOffId;
}

async function change(barn: BarnTransaction, timeOffId: string, wish: TimeOffWish) {
  const known = await knownTimeOff(barn, timeOffId);
  const [changed] = decideOtherDays(wish, known);
  if (!changed) return timeOffId;
  await barn.repository(StaffTimeOff).update({ farmId: barn.farmId, timeOffId }, columnsOf(wish));
  barn.record(`person-${known.personId}`, changed);
  return timeOffId;
}

export const columnsOf = ({ from, until, startTime, endTime, reason }: TimeOffWish) => ({
  fromDate: from,
  untilDate: until,
  startTime,
  endTime,
  reason,
});
