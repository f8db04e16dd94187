import { hoursBefore, placeFacts, STARTS_AT } from '../test/given.js';
import { hours, LOST, policy, step, ZONE } from '../test/given-policy.js';
import type { PolicyInForce } from './cancellation-policy.js';
import { leavingOf } from './leaving.js';
import type { PolicyRule } from './policy-rule.js';

const DAY = 24 * 3_600_000;
/** Anna's places on this many days in a row, the first on Tuesday 24 November. */
const camp = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    placeFacts('anna', {
      lessonPersonId: `place-${day}`,
      lessonId: `day-${day}`,
      date: `2026-11-${24 + day}`,
      startsAt: new Date(STARTS_AT.getTime() + day * DAY),
    }),
  );
const inForce = (rule: PolicyRule): PolicyInForce => ({
  policyId: 'policy',
  version: 1,
  rule,
  timeZone: ZONE,
  earlier: [],
  calendar: [],
  chargesFees: true,
});
const preferences = { clients_can_cancel: 1, cancel_notice_hours: 24, client_cancel_default_action: 'CWP' };

interface Given {
  days?: number;
  now?: Date;
  rule?: PolicyRule;
  own?: Record<string, number>;
  reversed?: boolean;
}
function leave({ days = 3, now = hoursBefore(100), rule, own = {}, reversed = false }: Given = {}) {
  const places = camp(days);
  return leavingOf({
    places: reversed ? places.toReversed() : places,
    policies: new Map(rule ? places.map(({ lessonId }) => [lessonId, inForce(rule)]) : []),
    barn: {
      farmId: 'farm',
      farmName: 'Maple Hill',
      timeZone: ZONE,
      currency: 'CAD',
      preferences: { ...preferences, ...own },
    },
    now,
    notify: false,
  });
}
const lateDays = ({ late }: ReturnType<typeof leave>) => late.map(({ place }) => place.lessonId);
const codes = ({ late }: ReturnType<typeof leave>) => late.map(({ outcome }) => outcome.code);

describe('leaving a session', () => {
  // C14: exactly the notice is in time.
  it.each([
    [24, []],
    [23.99, ['day-0']],
    [0, ['day-0']],
    [-0.01, ['day-0', 'day-1']],
  ])('%d hours before its first lesson is too late for %j', (before, late) => {
    const left = leave({ now: hoursBefore(before) });
    expect(lateDays(left)).toEqual(late);
    expect(left.free).toHaveLength(3 - late.length);
  });

  it('says whether families cancel, and the same key as long as it comes to the same', () => {
    const [before, inTime, late] = [100, 24, 23].map((notice) => leave({ now: hoursBefore(notice) }));
    expect(before?.key).toBe(inTime?.key);
    expect(late?.key).not.toBe(inTime?.key);
    const kept = leave({ now: hoursBefore(23), own: { clients_can_cancel: 0 } });
    expect([late?.cancels, kept.cancels, kept.key === late?.key]).toEqual([true, false, false]);
  });

  it('uses a free late cancellation for the first lesson alone', () => {
    const rule = policy([step(hours(72)), LOST], { free: { count: 1, per: 'month' } });
    for (const reversed of [false, true]) {
      const left = leave({ now: hoursBefore(20), rule, reversed });
      expect([lateDays(left), codes(left)]).toEqual([
        ['day-0', 'day-1', 'day-2'],
        ['CWP', 'CNM', 'CNM'],
      ]);
    }
  });

  it('gives as many makeups as the policy lets it, not one for each lesson', () => {
    const rule = policy([step(hours(240)), step(hours(1), { gives: 'makeup' }), LOST], {
      makeup: { validity: null, cap: { count: 2, per: 'package' }, again: true },
    });
    expect(codes(leave({ now: hoursBefore(20), rule }))).toEqual(['CWM', 'CWM', 'CNM']);
  });

  it('has a key that stays short, however many lessons are too near', () => {
    const rule = policy([step(hours(2000)), LOST]);
    expect(leave({ days: 6, now: hoursBefore(20), rule }).key.length).toBeLessThan(100);
  });
});
