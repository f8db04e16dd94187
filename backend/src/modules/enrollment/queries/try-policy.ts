import { QueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { calendarOf } from '../../setup/contracts.js';
import { checkPolicy } from '../domain/check-policy.js';
import { partOfMoney, policyOutcome } from '../domain/policy-outcome.js';
import { deadline, type PolicyRule } from '../domain/policy-rule.js';
import { calledOffSentence, policySentence, stepWords } from '../domain/policy-words.js';
import type { TriedPolicyReply } from '../http/policies.replies.js';

interface Trying {
  rule: PolicyRule;
  /** Wall clock of the barn. */
  lessonStart: string;
  cancelledAt: string;
  priceMinor: number;
  /** For which the barn calls it off. */
  reason?: string | undefined;
}

const FORMAT = "yyyy-MM-dd'T'HH:mm";

function momentIn(zone: string, text: string, field: string): Date {
  const at = DateTime.fromFormat(text, FORMAT, { zone });
  if (!at.isValid) throw invalid(field, `${field} must be a day and a time such as 2026-11-24T16:00`);
  return at.toJSDate();
}

/** What a rule comes to for an imagined lesson; nothing is kept. */
export class TryPolicy extends barnQuery<Trying, TriedPolicyReply>('enrollment.TryPolicy') {}

@QueryHandler(TryPolicy)
export class TryPolicyHandler extends BarnQueryHandler<TryPolicy> {
  async answer(
    sql: Sql,
    { rule, lessonStart, cancelledAt, priceMinor, reason }: Trying,
    { farmId }: Asker,
  ): Promise<TriedPolicyReply> {
    checkPolicy(rule);
    const [{ timeZone, currency }, calendar] = await Promise.all([loadBarnSettings(sql), calendarOf(sql, farmId)]);
    const startsAt = momentIn(timeZone, lessonStart, 'lesson_start');
    const now = momentIn(timeZone, cancelledAt, 'cancelled_at');
    if (now >= startsAt) throw invalid('cancelled_at', 'A family cancels before the lesson begins');
    const outcome = policyOutcome(rule, {
      startsAt,
      now,
      timeZone,
      lessonDate: lessonStart.slice(0, 10),
      earlier: [],
      calendar,
      worthMinor: priceMinor,
      isMakeup: false,
      chargesFees: true,
    });
    const { gives, step, feeMinor, isFree, isLate, waits } = outcome;
    const isMoney = gives === 'credit' || gives === 'refund';
    const back = isMoney ? partOfMoney(priceMinor, outcome) : 0;
    const reader = { timeZone, currency };
    return {
      policy_sentence: policySentence(rule, { ...reader, startsAt }),
      words: stepWords(rule, step, reader),
      step,
      gives,
      is_late: isLate ? 1 : 0,
      is_free: isFree ? 1 : 0,
      waits: waits ? 1 : 0,
      money_back: back / 100,
      late_fee: feeMinor / 100,
      called_off_sentence: reason ? calledOffSentence(rule, reason, reader) : null,
      spans: rule.steps.map((one, at) => ({
        until: DateTime.fromJSDate(deadline(one.until, startsAt, timeZone), { zone: timeZone }).toFormat(FORMAT),
        gives: one.gives,
        words: stepWords(rule, at, reader),
      })),
    };
  }
}
