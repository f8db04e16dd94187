import fc from 'fast-check';
import { cancellation, hoursBefore, MAKEUP, PACKAGE, PAID, packageWith, UNPAID } from '../test/given.js';
import { facts, hours, LOST, policy, START, step } from '../test/given-policy.js';
import { cancellationOutcome } from './cancellation-policy.js';
import { checkPolicy } from './check-policy.js';
import { policyOutcome, type EarlierCancellation, type PolicyFacts } from './policy-outcome.js';
import type { PolicyRule } from './policy-rule.js';

const MINUTE = 1 / 60;
const earlier = (own: Partial<EarlierCancellation>): EarlierCancellation => ({
  lessonDate: '2026-11-03',
  isFree: false,
  isMakeup: false,
  isOfPackage: false,
  ...own,
});
const TIERS = policy([
  step(hours(240), { gives: 'makeup' }),
  step(hours(48), { gives: 'makeup', fee: { kind: 'amount', minor: 1000 } }),
  step(START, { gives: 'makeup', fee: { kind: 'amount', minor: 2000 } }),
]);
const at = (rule: PolicyRule, before: number, own: Parameters<typeof facts>[0] = {}) =>
  policyOutcome(rule, facts({ now: hoursBefore(before), ...own }));
const inForce = (rule: PolicyRule, calendar: PolicyFacts['calendar'] = []) => ({
  policyId: 'policy',
  version: 1,
  rule,
  timeZone: 'America/Toronto',
  earlier: [],
  calendar,
  chargesFees: true,
});
const cancelled = (rule: PolicyRule, own: Parameters<typeof cancellation>[0] = {}) =>
  cancellationOutcome(
    cancellation({
      by: 'family',
      policy: inForce(rule),
      ...own,
    }),
  );

describe('what a policy gives', () => {
  it.each([
    [240, 0, 0],
    [240 - MINUTE, 1, 1000],
    [48, 1, 1000],
    [48 - MINUTE, 2, 2000],
    [MINUTE, 2, 2000],
  ])('%d hours before, on a scale of fees: step %d, %d', (before, index, feeMinor) =>
    expect(at(TIERS, before)).toMatchObject({ step: index, gives: 'makeup', feeMinor }),
  );
  it('takes a fee in per cent of what the lesson is worth, and none where the barn writes no invoices', () => {
    const rule = policy([step(hours(24)), step(START, { gives: 'nothing', fee: { kind: 'percent', percent: 50 } })]);
    expect(at(rule, 2, { worthMinor: 4999 }).feeMinor).toBe(2500);
    expect(at(rule, 2, { chargesFees: false }).feeMinor).toBe(0);
  });
  it('lets one late cancellation a month go free, and counts only that month', () => {
    const rule = policy([step(hours(24)), LOST], { free: { count: 1, per: 'month' } });
    expect(at(rule, 2)).toMatchObject({ gives: 'lesson', isLate: true, isFree: true, freeLeft: 0 });
    const used = [earlier({ isFree: true })];
    expect(at(rule, 2, { earlier: used })).toMatchObject({ gives: 'nothing', isFree: false, freeLeft: 0 });
    const lastMonth = [earlier({ isFree: true, lessonDate: '2026-10-31' })];
    expect(at(rule, 2, { earlier: lastMonth })).toMatchObject({ gives: 'lesson', isFree: true });
    expect(at(rule, 24)).toMatchObject({ gives: 'lesson', isLate: false, isFree: false, freeLeft: 1 });
  });
  it('lets one late cancellation a term go free, whatever the year', () => {
    const rule = policy([step(hours(24)), LOST], { free: { count: 1, per: 'term' } });
    const calendar = [{ lastDay: '2026-11-23' }, { lastDay: '2027-03-26' }];
    const on = (lessonDate: string) => at(rule, 2, { calendar, earlier: [earlier({ isFree: true, lessonDate })] });
    expect(on('2026-11-23')).toMatchObject({ gives: 'lesson', isFree: true });
    expect(on('2027-03-26')).toMatchObject({ gives: 'nothing', isFree: false, freeLeft: 0 });
  });
  it('gives as many makeups as it says: a quarter, a package', () => {
    const rule = policy([step(hours(24), { gives: 'makeup' }), LOST]);
    const capped = (per: 'quarter' | 'package') => ({ ...rule, makeup: { ...rule.makeup, cap: { count: 1, per } } });
    const one = [earlier({ isMakeup: true, lessonDate: '2026-10-01' })];
    expect(at(capped('quarter'), 48, { earlier: one })).toMatchObject({ gives: 'nothing', isCapped: true });
    expect(at(capped('package'), 48, { earlier: one })).toMatchObject({ gives: 'makeup', isCapped: false });
    const ofPackage = [earlier({ isMakeup: true, isOfPackage: true })];
    expect(at(capped('package'), 48, { earlier: ofPackage })).toMatchObject({ gives: 'nothing' });
  });
});

describe('what it comes to for a place', () => {
  it('gives half the price as a credit, or a refund less a fee', () => {
    const half = policy([step(START, { gives: 'credit', percent: 50 })]);
    expect(cancelled(half)).toMatchObject({ code: 'CWC', compensation: 'credit', amountMinor: 2542 });
    const less = policy([step(START, { gives: 'refund', percent: 80, lessMinor: 500 })]);
    expect(cancelled(less)).toMatchObject({ code: 'CWR', compensation: 'refund', amountMinor: 3568 });
  });
  it('divides what was paid with a credit in the same proportion', () =>
    expect(
      cancelled(policy([step(START, { gives: 'refund', percent: 50 })]), {
        cover: packageWith({ byCreditMinor: 1000 }),
      }),
    ).toMatchObject({ amountMinor: 2542, creditMinor: 499 }));
  it('is no compensation where the fee takes all of it', () =>
    expect(cancelled(policy([step(START, { gives: 'refund', lessMinor: 9000 })]))).toMatchObject({
      compensation: 'none',
      amountMinor: 0,
    }));
  it('says how long the makeup is good', () => {
    const rule = policy([step(START, { gives: 'makeup' })]);
    const month = { ...rule, makeup: { ...rule.makeup, validity: { kind: 'end_of', period: 'month' } as const } };
    expect(cancelled(month).dates.expiryDate).toBe('2026-11-30');
    expect(cancelled(rule).dates.expiryDate).toBe('2026-12-24');
  });
  it('says the end of the term, and after the last one what the settings say', () => {
    const makeup = { validity: { kind: 'end_of', period: 'term' }, cap: null, again: true } as const;
    const rule = policy([step(START, { gives: 'makeup' })], { makeup });
    const until = (lastDay: string) => cancelled(rule, { policy: inForce(rule, [{ lastDay }]) }).dates.expiryDate;
    expect(until('2026-12-18')).toBe('2026-12-18');
    expect(until('2026-11-23')).toBe('2026-12-24');
  });
  it('gives nothing for a makeup where there is no makeup for a makeup, else gives it back', () => {
    const rule = policy([step(START, { gives: 'makeup' })]);
    const once = { ...rule, makeup: { ...rule.makeup, again: false } };
    expect(cancelled(rule, { cover: MAKEUP })).toMatchObject({ compensation: 'restore_makeup', unit: 'released' });
    expect(cancelled(once, { cover: MAKEUP })).toMatchObject({ compensation: 'none', unit: 'used' });
  });
  it('is asked of staff only if they cancel as the family would', () => {
    const late = policy([step(hours(24)), LOST]);
    const own = { by: 'staff' as const, requested: 'CWM', now: hoursBefore(1) };
    expect(cancelled(late, own)).toMatchObject({ code: 'CWM', judged: null });
    expect(cancelled(late, { ...own, byPolicy: true })).toMatchObject({ code: 'CNM', unit: 'used' });
    expect(cancelled(late, { by: 'barn', now: hoursBefore(1) })).toMatchObject({ code: 'BCNA', judged: null });
  });
});

const gives = fc.constantFrom('lesson', 'makeup', 'single_lesson', 'credit', 'refund', 'nothing' as const);
const fee = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), minor: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  ),
);
const stepArbitrary = fc.record({
  gives,
  percent: fc.integer({ min: 1, max: 100 }),
  lessMinor: fc.integer({ min: 0, max: 6_000 }),
  fee,
});
const passes = (rule: PolicyRule) => {
  try {
    checkPolicy(rule);
    return true;
  } catch {
    return false;
  }
};
const rules = fc
  .tuple(stepArbitrary, stepArbitrary, fc.integer({ min: 1, max: 200 }))
  .map(([early, late, notice]) => {
    const whole = (one: typeof early) =>
      one.gives === 'credit' || one.gives === 'refund' ? one : { ...one, percent: 100, lessMinor: 0 };
    return policy([
      { ...whole(early), until: hours(notice) },
      { ...whole(late), until: START },
    ] as PolicyRule['steps']);
  })
  .filter(passes);

describe('for every policy', () => {
  const covers = fc.constantFrom(PACKAGE, MAKEUP, PAID, UNPAID, packageWith({ valueMinor: 4200, byCreditMinor: 300 }));
  it('nothing gives more than was paid', () =>
    fc.assert(
      fc.property(rules, covers, fc.double({ min: 0.02, max: 400, noNaN: true }), (rule, cover, before) => {
        const { amountMinor, creditMinor } = cancelled(rule, { cover, now: hoursBefore(before) });
        expect(amountMinor).toBeGreaterThanOrEqual(0);
        expect(amountMinor).toBeLessThanOrEqual(cover.valueMinor);
        expect(creditMinor).toBeGreaterThanOrEqual(0);
        expect(creditMinor).toBeLessThanOrEqual(amountMinor);
      }),
    ));
  it('a stricter notice never gives more of the lesson, and never charges less in the same kind', () =>
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0.02, max: 400, noNaN: true }),
        (rule, more, before) => {
          const [first, last] = rule.steps as [PolicyRule['steps'][number], PolicyRule['steps'][number]];
          const notice = 'count' in first.until ? first.until.count : 0;
          const [lax, strict] = [rule, policy([{ ...first, until: hours(notice + more) }, last])].map((one) =>
            at(one, before),
          );
          const part = ({ gives: what, percent }: typeof strict & object) => (what === 'nothing' ? 0 : percent);
          expect(part(strict!)).toBeLessThanOrEqual(part(lax!));
          if (!first.fee || !last.fee || first.fee.kind === last.fee.kind)
            expect(strict!.feeMinor).toBeGreaterThanOrEqual(lax!.feeMinor);
        },
      ),
    ));
});
