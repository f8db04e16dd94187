import { hours, LOST, policy, START, step, ZONE } from '../test/given-policy.js';
import { policySentence, promisedSentence } from './policy-words.js';

const reader = { currency: 'CAD', timeZone: ZONE };
const charged = step(START, { gives: 'nothing', fee: { kind: 'amount', minor: 1000 } });

describe('a policy in words', () => {
  it('names the moment, what follows, and what is free, for one lesson', () =>
    expect(
      policySentence(
        policy([step({ kind: 'clock', daysBefore: 1, time: '18:00' }), charged], { free: { count: 2, per: 'month' } }),
        {
          ...reader,
          startsAt: new Date('2026-11-24T21:00:00Z'),
          freeLeft: 1,
        },
      ),
    ).toBe(
      'Cancel before Mon 23 Nov, 18:00: the lesson comes back. After that: the lesson counts as used and CAD 10.00 is charged. ' +
        '1 free late cancellation left this month.',
    ));
  it('speaks of any lesson where none is meant', () =>
    expect(policySentence(policy([step(hours(24)), LOST], { free: { count: 1, per: 'quarter' } }), reader)).toBe(
      'Cancel at least 24 hours before: the lesson comes back. After that: the lesson counts as used. ' +
        '1 late cancellation a quarter counts as in time.',
    ));
  it('says of what waits for the place to be filled when it comes, and what else', () => {
    const rule = policy([
      step(hours(24)),
      step(START, { gives: 'makeup', ifFilled: true, fee: { kind: 'percent', percent: 20 } }),
    ]);
    expect(policySentence(rule, reader)).toBe(
      'Cancel at least 24 hours before: the lesson comes back. After that: a makeup lesson only if somebody takes the place ' +
        'before the lesson begins, else the lesson counts as used; 20 % of the price is charged in any case.',
    );
    expect(promisedSentence({ code: 'CWC', percent: 50, lessMinor: 0 }, reader)).toBe(
      '50 % of the price as a credit only if somebody takes the place before the lesson begins, else the lesson counts as used.',
    );
  });
  it('says tiers, parts and the rules of makeups', () =>
    expect(
      policySentence(
        policy(
          [
            step({ kind: 'days', count: 10 }, { gives: 'refund', lessMinor: 500 }),
            step({ kind: 'working_hours', count: 24 }, { gives: 'credit', percent: 50 }),
            step(START, { gives: 'makeup', fee: { kind: 'percent', percent: 20 } }),
          ],
          {
            makeup: { validity: { kind: 'end_of', period: 'month' }, cap: { count: 2, per: 'package' }, again: false },
          },
        ),
        reader,
      ),
    ).toBe(
      'Cancel at least 10 days before: the price less CAD 5.00 back. ' +
        'Then, at least 24 hours before, Saturdays and Sundays not counted: 50 % of the price as a credit. ' +
        'After that: a makeup lesson and 20 % of the price is charged. ' +
        'A makeup is good until the end of the month. At most 2 makeups a package. No makeup for a makeup.',
    ));
});
