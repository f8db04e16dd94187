import { hours, LOST, policy, START, step } from '../test/given-policy.js';
import { checkPolicy } from './check-policy.js';
import type { PolicyRule, PolicyStep } from './policy-rule.js';

const fieldOf = (rule: PolicyRule) => {
  try {
    checkPolicy(rule);
    return null;
  } catch (error) {
    return (error as { errors?: { field: string }[] }).errors?.[0]?.field;
  }
};
const half: Partial<PolicyStep> = { gives: 'credit', percent: 50 };
const fee = (minor: number): Partial<PolicyStep> => ({ fee: { kind: 'amount', minor } });

describe('a policy that cannot be', () => {
  it.each<[string, PolicyRule, string | null]>([
    ['is one with its steps in order', policy([step(hours(48)), step(hours(24), half), LOST]), null],
    ['has no step', policy([]), 'steps'],
    ['does not last until the lesson begins', policy([step(hours(24))]), 'steps[0].notice'],
    ['goes on after the lesson has begun', policy([step(START), LOST]), 'steps[0].notice'],
    ['has no notice', policy([step(hours(0)), LOST]), 'steps[0].count'],
    ['has its steps the wrong way round', policy([step(hours(24)), step(hours(48), half), LOST]), 'steps[1].count'],
    ['gives more to whoever is later', policy([step(hours(24), half), step(START)]), 'steps[1].gives'],
    [
      'charges less later',
      policy([step(hours(24), fee(500)), step(START, { gives: 'nothing', ...fee(100) })]),
      'steps[1].fee',
    ],
    ['gives half a lesson', policy([step(START, { percent: 50 })]), 'steps[0].percent'],
    ['knows no such time', policy([step({ kind: 'clock', daysBefore: 1, time: '25:00' }), LOST]), 'steps[0].time'],
    ['waits for nothing', policy([step(START, { gives: 'nothing', ifFilled: true })]), 'steps[0].if_filled'],
    ['waits with a refund', policy([step(START, { gives: 'refund', ifFilled: true })]), 'steps[0].if_filled'],
    [
      'waits first and gives outright later',
      policy([step(hours(24), { ifFilled: true }), step(START, half)]),
      'steps[1].if_filled',
    ],
    ['is one that waits, and is lost later', policy([step(hours(24), { ifFilled: true }), LOST]), null],
    ['is free too often', policy([LOST], { free: { count: 0, per: 'month' } }), 'free_count'],
  ])('%s', (_, rule, field) => expect(fieldOf(rule)).toBe(field));
});
