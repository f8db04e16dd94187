import type { TermCalendar } from '../../setup/contracts.js';
import { givenBy } from './built-in-policy.js';
import { policyOutcome, type EarlierCancellation, type PolicyOutcome } from './policy-outcome.js';
import type { PolicyRule } from './policy-rule.js';
import { stepWords, type PolicyReader } from './policy-words.js';
import { statusName, type Filling } from './status.js';

export interface PastCancellation {
  date: string;
  title: string;
  name: string;
  studentId: string;
  startsAt: Date;
  cancelledAt: Date;
  /** What it came to, or waits for. */
  code: string;
  filling: Filling | null;
  unit: string | null;
  compensation: string | null;
  packageId: string | null;
  feeMinor: number;
  worthMinor: number;
  isMakeup: boolean;
}

const isSame = ({ code, filling, feeMinor }: PastCancellation, outcome: PolicyOutcome) =>
  (filling !== null) === outcome.waits &&
  givenBy(code) === outcome.gives &&
  feeMinor === outcome.feeMinor &&
  outcome.percent === 100 &&
  outcome.lessMinor === 0;

/** Those that would have come to something else, in the order in which they were made: free ones are counted on the way. */
export function changedBy(
  rule: PolicyRule,
  past: readonly PastCancellation[],
  { chargesFees, calendar, ...reader }: PolicyReader & { calendar: TermCalendar; chargesFees: boolean },
) {
  const given = new Map<string, (EarlierCancellation & { packageId: string | null })[]>();
  return past.flatMap((one) => {
    const mine = given.get(one.studentId) ?? [];
    const earlier = mine.map((before) => ({
      ...before,
      isOfPackage: before.packageId !== null && before.packageId === one.packageId,
    }));
    const { startsAt, date: lessonDate, cancelledAt: now, worthMinor, isMakeup } = one;
    const terms = { calendar, chargesFees, timeZone: reader.timeZone };
    const outcome = policyOutcome(rule, { startsAt, lessonDate, now, worthMinor, isMakeup, earlier, ...terms });
    given.set(one.studentId, [
      ...mine,
      {
        lessonDate,
        isFree: outcome.isFree,
        isMakeup: outcome.gives === 'makeup',
        isOfPackage: false,
        packageId: one.packageId,
      },
    ]);
    if (isSame(one, outcome)) return [];
    const after =
      outcome.gives === 'nothing' && outcome.isCapped ? 'No more makeups.' : stepWords(rule, outcome.step, reader);
    return [{ ...one, before: statusName(one.code, null, one.filling), after }];
  });
}
