import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { reminderOf, type Wish } from '../domain/decide-reminders.js';
import {
  daysOfRound,
  dayOfNumber,
  isRoundDue,
  nextRoundDay,
  PAYMENT_REMINDER_ROUNDS,
  stepsOf,
  type Days,
} from '../domain/payment-reminders.js';
import { accountsToRemind, type FoundAccount } from '../facts/accounts-to-remind.js';

export interface NextRound {
  /** Families are reminded by the clock. */
  isOn: boolean;
  /** The barn has given at least one reminder its day. */
  hasSteps: boolean;
  day: string;
  isDue: boolean;
  days: Days;
  wish: Wish;
  accounts: readonly FoundAccount[];
}

type Barn = Pick<BarnSettings, 'timeZone' | 'preferences'>;

/** What the next round says to whom, whether or not the barn has switched reminders on. */
export async function nextRound(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
): Promise<NextRound | undefined> {
  const [[barn], [last], accounts] = await Promise.all([
    sql<Barn[]>`select time_zone as "timeZone", preferences from farm where farm_id = ${farmId}`,
    sql<{ position: number }[]>`
      select position from subscription_checkpoint where farm_id = ${farmId} and subscription = ${PAYMENT_REMINDER_ROUNDS}`,
    accountsToRemind(sql, { farmId, now }),
  ]);
  if (!barn) return undefined;
  const round = { lastRound: last && dayOfNumber(last.position), timeZone: barn.timeZone, now };
  const day = nextRoundDay(round);
  const steps = stepsOf(barn);
  const days = daysOfRound(round.lastRound, day);
  return {
    isOn: enabled(barn, 'send_payment_reminders'),
    hasSteps: steps.length > 0,
    day,
    isDue: isRoundDue(round),
    days,
    wish: { by: 'round', steps, days },
    accounts,
  };
}

/** Accounts of a round that is due; undefined if none is. */
export class PaymentRoundDue extends barnQuery<void, { day: string; days: Days; accountIds: string[] } | undefined>(
  'billing.PaymentRoundDue',
) {}

@QueryHandler(PaymentRoundDue)
export class PaymentRoundDueHandler extends BarnQueryHandler<PaymentRoundDue> {
  async answer(sql: Sql, _: void, asker: Asker & { now: Date }) {
    const round = await nextRound(sql, asker);
    if (!round?.isOn || !round.isDue) return undefined;
    const due = round.accounts.filter((account) => reminderOf(account, round.wish).names.length > 0);
    return { day: round.day, days: round.days, accountIds: due.map(({ accountId }) => accountId) };
  }
}
