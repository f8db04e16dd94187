import {
  cancelled,
  DATES,
  enrolled,
  given,
  hoursBefore,
  LONG_BEFORE,
  marked,
  placeFacts,
  TERMS,
  TODAY,
  UNPAID,
} from '../test/given.js';
import { coverOf } from './place-facts.js';
import { decideCancellation, type StudentCancellation } from './decide-cancellation.js';

const command = (facts: Partial<StudentCancellation> = {}): StudentCancellation => {
  const place = placeFacts('anna', facts.place);
  return {
    by: 'staff',
    cover: coverOf(place, TERMS),
    terms: TERMS,
    clientsCanCancel: true,
    now: LONG_BEFORE,
    today: TODAY,
    notify: true,
    messageId: null,
    ...facts,
    place,
  };
};
const family = (facts: Partial<StudentCancellation> = {}) => command({ by: 'family', ...facts });
const place = (facts: Parameters<typeof placeFacts>[1]) => placeFacts('anna', facts);
const booked = given(enrolled('anna'));
const withMakeup = given(enrolled('anna'), cancelled('anna', { code: 'CWM', unit: 'used', compensation: 'makeup' }));
const codes = (...args: Parameters<typeof decideCancellation>) =>
  decideCancellation(...args).map(({ data }) => data.code);

describe('cancelling a student', () => {
  it('says what becomes of the unit and what is issued', () =>
    expect(decideCancellation(command({ action: 'CWM' }), booked)).toEqual([
      {
        type: 'enrollment.StudentCancelled',
        data: {
          lessonPersonId: 'place-of-anna',
          lessonId: 'lesson-1',
          studentId: 'anna',
          code: 'CWM',
          by: 'staff',
          lessonDate: '2026-11-24',
          lessonTitle: 'Beginner group',
          unit: 'used',
          compensation: 'makeup',
          dates: DATES,
          amountMinor: 0,
          creditMinor: 0,
          paid: true,
          validUntil: '2026-12-24',
          replaces: null,
          policy: null,
          notify: true,
          messageId: null,
        },
      },
    ]));
  it('does nothing the second time', () => {
    expect(decideCancellation(command({ action: 'CWM' }), withMakeup)).toEqual([]);
    expect(decideCancellation(command(), given(enrolled('anna'), cancelled('anna')))).toEqual([]);
  });
  it.each(['BCWM', 'CNM', 'CAN', 'RSC', 'SCH', 'XYZ'])('does not take %s from staff', (action) =>
    expect(() => decideCancellation(command({ action }), booked)).toThrow('newEnrollStatus must be one of'),
  );
  it('knows nobody who is not in the lesson', () =>
    expect(() => decideCancellation(command(), given())).toThrow('was not found'));
});

describe('changing what a cancellation does', () => {
  it('says what has to be undone first', () =>
    expect(decideCancellation(command({ action: 'CLC' }), withMakeup)[0]?.data).toMatchObject({
      code: 'CLC',
      unit: 'used',
      compensation: 'none',
      replaces: { code: 'CWM', unit: 'used', compensation: 'makeup' },
    }));
  it('is too late once the makeup was ridden', () =>
    expect(() =>
      decideCancellation(command({ action: 'CLC', place: place({ issueIsUsed: true }) }), withMakeup),
    ).toThrow('has already been used'));
  it('may be only a new expiry date', () => {
    expect(
      decideCancellation(command({ action: 'CWM', dates: { expiryDate: '2027-01-31' } }), withMakeup)[0]?.data,
    ).toMatchObject({ dates: { expiryDate: '2027-01-31' }, replaces: { code: 'CWM' } });
    expect(decideCancellation(command({ action: 'CWM', dates: { expiryDate: DATES.expiryDate } }), withMakeup)).toEqual(
      [],
    );
  });
  it('keeps the unit again after it had gone back', () => {
    const facts = place({ isReturned: true, remain: 1 });
    expect(
      decideCancellation(
        command({ action: 'CLC', place: facts, cover: coverOf(facts, TERMS) }),
        given(enrolled('anna'), cancelled('anna')),
      )[0]?.data,
    ).toMatchObject({ unit: 'used', replaces: { unit: 'released' } });
  });
  it('follows an attendance that was marked before', () =>
    expect(
      decideCancellation(
        command({ action: 'CWM' }),
        given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true })),
      )[0]?.data.replaces,
    ).toEqual({ code: 'CNS', unit: 'used', compensation: 'none' }));
});

describe('a lesson credit that went back', () => {
  const gaveBack = given(enrolled('anna'), cancelled('anna'));
  const returned = (remain: number, facts: Parameters<typeof placeFacts>[1] = {}) => {
    const held = place({ isReturned: true, remain, ...facts });
    return { place: held, cover: coverOf(held, TERMS) };
  };
  it.each(['CLC', 'CNS', 'CNA', 'CWM', 'CWA', 'CWC', 'CWR'])('%s is refused once another lesson uses it', (action) => {
    expect(() => decideCancellation(command({ action, ...returned(0) }), gaveBack)).toThrow('has already been used');
    expect(() => decideCancellation(command({ action, ...returned(0, { packageKind: null }) }), gaveBack)).toThrow(
      'has already been used',
    );
    expect(decideCancellation(command({ action, ...returned(1) }), gaveBack)[0]?.data.unit).toBe('used');
  });
  it('of a package by the week is refused once its own week is full', () => {
    const weekly = (...packageUsedOn: string[]) =>
      returned(0, { remain: null, packageCoverage: 'weekly', packagePerWeek: 1, packageUsedOn });
    expect(() => decideCancellation(command({ action: 'CNA', ...weekly('2026-11-23') }), gaveBack)).toThrow(
      'has already been used',
    );
    expect(decideCancellation(command({ action: 'CNA', ...weekly('2026-11-30') }), gaveBack)[0]?.data.unit).toBe(
      'used',
    );
  });
  it('may be given back again, though it is used', () =>
    expect(decideCancellation(command({ action: 'CWP', ...returned(0) }), gaveBack)).toEqual([]));
  it('of a makeup is refused as well', () => {
    const restored = given(enrolled('anna'), cancelled('anna', { compensation: 'restore_makeup' }));
    const makeup = (remain: number) => returned(remain, { packageKind: 'makeup' });
    expect(() => decideCancellation(command({ action: 'CLC', ...makeup(0) }), restored)).toThrow('already been used');
    expect(codes(command({ action: 'CLC', ...makeup(1) }), restored)).toEqual(['CLC']);
    expect(codes(command({ action: 'CWM', ...makeup(0) }), restored)).toEqual(['CWM']);
  });
});

describe('money that was given', () => {
  const after = (compensation: 'refund' | 'lower_invoice') =>
    given(enrolled('anna'), cancelled('anna', { code: 'CWR', unit: 'used', compensation }));
  it('stays given once it was paid out', () => {
    const back = (isRefunded: boolean) => command({ action: 'CWP', place: place({ isRefunded }) });
    expect(() => decideCancellation(back(true), after('refund'))).toThrow('A refund was recorded');
    expect(codes(back(false), after('refund'))).toEqual(['CWP']);
    expect(decideCancellation(command({ action: 'CWR', place: place({ isRefunded: true }) }), after('refund'))).toEqual(
      [],
    );
  });
  it('on an invoice stays given once that is paid', () => {
    const on = (invoiceIsPaid: boolean) => command({ action: 'CWP', place: place({ invoiceIsPaid }) });
    expect(() => decideCancellation(on(true), after('lower_invoice'))).toThrow('The invoice was lowered');
    expect(codes(on(false), after('lower_invoice'))).toEqual(['CWP']);
  });
  it('is given where it was not before, by the same code again', () => {
    const nothing = given(enrolled('anna'), cancelled('anna', { code: 'CWM', by: 'family', unit: 'none' }));
    expect(decideCancellation(command({ action: 'CWM', cover: UNPAID }), nothing)[0]?.data).toMatchObject({
      compensation: 'makeup',
      replaces: { compensation: 'none' },
    });
  });
});

describe('a family cancels', () => {
  it('with the barn default in time, and as used too late', () => {
    expect(codes(family({ now: hoursBefore(24) }), booked)).toEqual(['CWP']);
    expect(codes(family({ now: hoursBefore(24 - 1 / 60) }), booked)).toEqual(['CNM']);
  });
  it('for what it was shown only: once the notice has begun, it reads first what is different', () => {
    const late = { now: hoursBefore(23) };
    expect(() => decideCancellation(family({ ...late, seen: 'CWP' }), booked)).toThrow('changed since it was shown');
    expect(codes(family({ ...late, seen: 'CNM' }), booked)).toEqual(['CNM']);
    expect(codes(family({ seen: 'CWP' }), booked)).toEqual(['CWP']);
    expect(decideCancellation(family({ ...late, seen: 'CWP' }), given(enrolled('anna'), cancelled('anna')))).toEqual(
      [],
    );
    expect(codes(command({ action: 'CLC', seen: 'CWP' }), booked)).toEqual(['CLC']);
  });
  it('whatever code it sends', () => expect(codes(family({ action: 'CWR' }), booked)).toEqual(['CWP']));
  it('without getting anything for a lesson nobody paid for', () =>
    expect(
      decideCancellation(family({ cover: UNPAID, terms: { ...TERMS, clientDefault: 'CWC' } }), booked)[0]?.data,
    ).toMatchObject({ code: 'CWC', unit: 'none', compensation: 'none' }));
  it('once; sent again later it changes nothing', () =>
    expect(
      decideCancellation(
        family({ now: hoursBefore(-1) }),
        given(enrolled('anna'), cancelled('anna', { by: 'family' })),
      ),
    ).toEqual([]));
  it.each<[string, Partial<StudentCancellation>, string]>([
    ['where the barn does not let it', { clientsCanCancel: false }, 'Please ask the barn to cancel this lesson.'],
    ['a lesson that is called off', { place: place({ lessonIsCancelled: true }) }, 'Lesson has already been cancelled'],
    ['a lesson that began this minute', { now: hoursBefore(0) }, 'This lesson has already started.'],
  ])('never %s', (_, facts, text) => expect(() => decideCancellation(family(facts), booked)).toThrow(text));
  it('until the minute the lesson begins', () =>
    expect(codes(family({ now: hoursBefore(1 / 60) }), booked)).toEqual(['CNM']));
});
