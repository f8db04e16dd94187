import { clientDefault, type CancellationTerms } from './cancellation-policy.js';
import type { Gives, PolicyRule, PolicyStep } from './policy-rule.js';

const GIVEN: Readonly<Record<string, Gives>> = {
  CWP: 'lesson',
  CWM: 'makeup',
  CWA: 'single_lesson',
  CWC: 'credit',
  CWR: 'refund',
  BCAP: 'lesson',
  BCWM: 'makeup',
  BCWA: 'single_lesson',
  BCWR: 'refund',
};

/** What an action of staff, family or barn gives, as a policy says it. */
export const givenBy = (code: string): Gives => GIVEN[code] ?? 'nothing';

const step = (until: PolicyStep['until'], gives: Gives): PolicyStep => ({
  until,
  gives,
  percent: 100,
  lessMinor: 0,
  fee: null,
});

/** What the barn's settings say, in the form of a policy: to be read, and to begin an own one from. B06 C16 */
export function builtInPolicy(terms: CancellationTerms): PolicyRule {
  const { noticeHours } = terms;
  const inTime = givenBy(clientDefault(terms));
  return {
    steps:
      noticeHours > 0
        ? [step({ kind: 'hours', count: noticeHours }, inTime), step({ kind: 'start' }, 'nothing')]
        : [step({ kind: 'start' }, inTime)],
    free: null,
    makeup: { validity: null, cap: null, again: true },
  };
}
