import fc from 'fast-check';
import { cancellation, hoursBefore, MAKEUP, PACKAGE, packageWith, PAID, TERMS, UNPAID } from '../test/given.js';
import { cancellationOutcome, usableUntil, type Cover } from './cancellation-policy.js';
import { ACTIONS, BARN_ACTIONS, STUDENT_ACTIONS, isBarnAction, type CancelCode } from './status.js';

const outcome = (facts: Parameters<typeof cancellation>[0]) => cancellationOutcome(cancellation(facts));
const effect = (facts: Parameters<typeof cancellation>[0]) => {
  const { code, unit, compensation } = outcome(facts);
  return [code, unit, compensation];
};

describe('what a chosen action does', () => {
  // The table of actions, for a place covered by a package, by a makeup, and by nothing (unpaid, paid). C05 C06 C08
  it.each<[CancelCode, string, string, string, string]>([
    ['CLC', 'used none', 'used none', 'none none', 'none none'],
    ['CNS', 'used none', 'used none', 'none none', 'none none'],
    ['CNA', 'used none', 'used none', 'none none', 'none none'],
    ['CWP', 'released none', 'released restore_makeup', 'none none', 'none none'],
    ['CWR', 'used refund', 'released restore_makeup', 'none none', 'none refund'],
    ['CWA', 'used single_lesson', 'released restore_makeup', 'none single_lesson', 'none single_lesson'],
    ['CWM', 'used makeup', 'released restore_makeup', 'none makeup', 'none makeup'],
    ['CWC', 'used credit', 'released restore_makeup', 'none none', 'none credit'],
    ['BCWM', 'used makeup', 'released restore_makeup', 'none makeup', 'none makeup'],
    ['BCAP', 'released none', 'released restore_makeup', 'none none', 'none none'],
    ['BCWR', 'used refund', 'released restore_makeup', 'none none', 'none refund'],
    ['BCNA', 'used none', 'used none', 'none none', 'none none'],
    ['BCWA', 'used single_lesson', 'released restore_makeup', 'none single_lesson', 'none single_lesson'],
  ])('%s', (code, ofPackage, ofMakeup, ofUnpaid, ofPaid) => {
    const by = isBarnAction(code) ? 'barn' : 'staff';
    const said = [PACKAGE, MAKEUP, UNPAID, PAID].map((cover) =>
      effect({ by, requested: code, cover }).slice(1).join(' '),
    );
    expect(said).toEqual([ofPackage, ofMakeup, ofUnpaid, ofPaid]);
  });

  it.each(['CWR', 'CWC', 'BCWR'])(
    '%s: what is still owed on an invoice becomes less by the value of the lesson',
    (requested) => {
      const by = isBarnAction(requested) ? 'barn' : 'staff';
      const owing = (owedMinor: number) => outcome({ by, requested, cover: packageWith({ paid: false, owedMinor }) });
      expect(owing(50_850)).toMatchObject({ unit: 'used', compensation: 'lower_invoice', amountMinor: 5085 });
      expect(owing(3000)).toMatchObject({ compensation: 'lower_invoice', amountMinor: 3000 });
      expect(owing(0)).toMatchObject({ compensation: 'none', amountMinor: 0 });
    },
  );
  it.each([
    ['CWC', PACKAGE, 5085],
    ['CWR', PAID, 5650],
    ['CWM', PACKAGE, 0],
    ['CWR', MAKEUP, 0],
    ['CWC', UNPAID, 0],
  ])('%s names the money that goes back', (requested, cover, amountMinor) =>
    expect(outcome({ requested, cover }).amountMinor).toBe(amountMinor),
  );
  it('returns no money for what was given away, and everything else', () => {
    const free = packageWith({ valueMinor: 0 });
    expect(['CWC', 'CWR', 'CWM', 'CWA', 'CWP'].map((requested) => effect({ requested, cover: free })[2])).toEqual([
      'none',
      'none',
      'makeup',
      'single_lesson',
      'none',
    ]);
    expect(effect({ requested: 'CWP', cover: free })[1]).toBe('released');
  });
  it('returns no money where a lesson marked as paid has no price, and everything else', () =>
    expect(
      ['CWC', 'CWR', 'CWM'].map((requested) => effect({ requested, cover: { ...PAID, valueMinor: 0 } })[2]),
    ).toEqual(['none', 'none', 'makeup']));
  it('covers every action there is', () =>
    expect([...STUDENT_ACTIONS, ...BARN_ACTIONS].sort()).toEqual(
      Object.keys(ACTIONS)
        .filter((code) => !['CNM', 'CAN', 'RSC'].includes(code))
        .sort(),
    ));
});

describe("a family's cancellation", () => {
  it('takes the barn default outside the notice window', () =>
    expect(effect({ by: 'family', now: hoursBefore(24) })).toEqual(['CWP', 'released', 'none']));
  it('counts as used inside it', () =>
    expect(effect({ by: 'family', now: hoursBefore(23.99) })).toEqual(['CNM', 'used', 'none']));
  it('is never what the family asks for', () =>
    expect(effect({ by: 'family', requested: 'CWR' })).toEqual(['CWP', 'released', 'none']));
  it('uses up a makeup inside the window, and gives it back outside', () => {
    expect(effect({ by: 'family', cover: MAKEUP, now: hoursBefore(1) })).toEqual(['CNM', 'used', 'none']);
    expect(effect({ by: 'family', cover: MAKEUP })).toEqual(['CWP', 'released', 'restore_makeup']);
  });
  it.each(STUDENT_ACTIONS)(
    'hands out nothing for a lesson nobody paid for, whatever the default (%s)',
    (clientDefault) =>
      expect(effect({ by: 'family', cover: UNPAID, terms: { ...TERMS, clientDefault } })).toEqual([
        clientDefault,
        'none',
        'none',
      ]),
  );
  it('brings no dates of its own', () =>
    expect(
      outcome({ by: 'family', terms: { ...TERMS, clientDefault: 'CWM' }, chosen: { expiryDate: '2099-01-01' } }).dates
        .expiryDate,
    ).toBe('2026-12-24'));
  it.each(['', 'XXX', 'BCWM', 'CNM'])('falls back to add back where the default is %p', (clientDefault) =>
    expect(effect({ by: 'family', terms: { ...TERMS, clientDefault } })[0]).toBe('CWP'),
  );
});

describe('until when what was given can be used', () => {
  const until = (facts: Parameters<typeof cancellation>[0]) => usableUntil(outcome(facts), cancellation(facts).cover);
  it('is the expiry date of what is issued', () =>
    expect([until({ requested: 'CWM' }), until({ requested: 'CWA' })]).toEqual(['2026-12-24', '2026-12-24']));
  it('is that of a makeup given back', () => expect(until({ requested: 'CWP', cover: MAKEUP })).toBe('2026-12-31'));
  it('is later where the barn called off a lesson ridden with a makeup, never earlier', () => {
    const calledOff = (expiryDate: string, requested = 'BCWM') =>
      until({ by: 'barn', requested, cover: MAKEUP, chosen: { expiryDate } });
    expect(calledOff('2027-01-31')).toBe('2027-01-31');
    expect(calledOff('2026-12-30')).toBe('2026-12-31');
    expect(calledOff('2027-01-31', 'BCWA')).toBe('2026-12-31');
  });
  it('is nothing to say where nothing is given, or the makeup is not known', () => {
    expect(until({ requested: 'CWP' })).toBeNull();
    expect(until({ requested: 'CWP', cover: packageWith({ kind: 'makeup', expiryDate: null }) })).toBeNull();
  });
  it('is told with what goes back: of a package its own last day, of a lesson that is used none', () => {
    const told = (facts: Parameters<typeof cancellation>[0]) => outcome(facts).validUntil;
    expect(told({ requested: 'CWP' })).toBe('2027-03-20');
    expect(told({ requested: 'CWP', cover: MAKEUP })).toBe('2026-12-31');
    expect(told({ requested: 'CWM' })).toBe('2026-12-24');
    expect([told({ requested: 'CNA' }), told({ requested: 'CWC' }), told({ requested: 'CWP', cover: UNPAID })]).toEqual(
      [null, null, null],
    );
  });
});

describe('who may give what', () => {
  it('staff without a choice take the default, also inside the notice window', () =>
    expect(effect({ now: hoursBefore(1) })).toEqual(['CWP', 'released', 'none']));
  it('the barn without a choice does nothing for its riders', () =>
    expect(effect({ by: 'barn' })).toEqual(['BCNA', 'used', 'none']));
  it('the barn takes its own default', () =>
    expect(effect({ by: 'barn', terms: { ...TERMS, lessonDefault: 'BCAP' } })).toEqual(['BCAP', 'released', 'none']));
  it('staff choose dates', () =>
    expect(outcome({ requested: 'CWM', chosen: { expiryDate: '2027-01-31' } }).dates).toMatchObject({
      expiryDate: '2027-01-31',
      makeupStartDate: '2026-11-10',
    }));
});

describe('always', () => {
  const covers: Cover[] = [PACKAGE, MAKEUP, UNPAID, PAID];
  const facts = fc.record({
    by: fc.constantFrom('barn' as const, 'staff' as const, 'family' as const),
    requested: fc.option(fc.constantFrom(...Object.keys(ACTIONS), 'nonsense', '')),
    cover: fc.constantFrom(...covers),
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    terms: fc.record({
      noticeHours: fc.integer({ min: 0, max: 200 }),
      clientDefault: fc.constantFrom(...Object.keys(ACTIONS), ''),
      lessonDefault: fc.constantFrom(...Object.keys(ACTIONS), ''),
      makeup: fc.constant(TERMS.makeup),
      taxPercent: fc.constant(0.13),
      taxIncluded: fc.constant(false),
    }),
  });
  const holds = (
    name: string,
    rule: (given: ReturnType<typeof cancellation>, then: ReturnType<typeof cancellationOutcome>) => boolean,
  ) =>
    it(name, () =>
      fc.assert(
        fc.property(facts, (some) => rule(cancellation(some), outcome(some))),
        { numRuns: 300 },
      ),
    );

  holds(
    'a unit is never both given back and paid for with something else',
    (_, { unit, compensation }) => unit !== 'released' || compensation === 'none' || compensation === 'restore_makeup',
  );
  holds(
    'there is a unit exactly where something covers',
    ({ cover }, { unit }) => (unit === 'none') === (cover.kind === 'nothing'),
  );
  holds(
    'a makeup leads to no other makeup',
    ({ cover }, { compensation }) =>
      cover.kind !== 'makeup' || compensation === 'none' || compensation === 'restore_makeup',
  );
  holds(
    'money comes back only for what was covered or paid',
    ({ cover }, { compensation }) =>
      !['credit', 'refund'].includes(compensation) ||
      cover.kind === 'package' ||
      (cover.kind === 'nothing' && cover.paid),
  );
  holds('barn codes come from the barn alone', ({ by }, { code }) => code.startsWith('B') === (by === 'barn'));
  holds(
    'too little notice is said to families alone',
    ({ by }, { code, insideNotice }) => (code === 'CNM') === (by === 'family' && insideNotice),
  );
});
