import { barnToday, issueDates } from './issue-dates.js';

const terms = { expiryDays: 30, startBeforeDays: 14 };

describe('dates of what is issued', () => {
  it('run from some days before the missed lesson to some days after it (R133)', () =>
    expect(issueDates({ lessonDate: '2026-11-24', today: '2026-11-20', terms })).toEqual({
      purchaseDate: '2026-11-20',
      makeupStartDate: '2026-11-10',
      expiryDate: '2026-12-24',
    }));
  it('count calendar days across the end of daylight saving', () =>
    expect(issueDates({ lessonDate: '2026-10-25', today: '2026-10-25', terms })).toMatchObject({
      makeupStartDate: '2026-10-11',
      expiryDate: '2026-11-24',
    }));
  it('count a leap day', () =>
    expect(issueDates({ lessonDate: '2028-02-01', today: '2028-02-01', terms })).toMatchObject({
      expiryDate: '2028-03-02',
    }));
  it('follow the barn with no days at all', () =>
    expect(
      issueDates({ lessonDate: '2026-11-24', today: '2026-11-20', terms: { expiryDays: 0, startBeforeDays: 0 } }),
    ).toMatchObject({ makeupStartDate: '2026-11-24', expiryDate: '2026-11-24' }));
  it('are the ones staff chose, each for itself', () =>
    expect(
      issueDates({
        lessonDate: '2026-11-24',
        today: '2026-11-20',
        terms,
        chosen: { expiryDate: '2027-01-31', purchaseDate: null },
      }),
    ).toEqual({ purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2027-01-31' }));
  it('never end before they begin', () =>
    expect(() =>
      issueDates({ lessonDate: '2026-11-24', today: '2026-11-20', terms, chosen: { expiryDate: '2026-11-09' } }),
    ).toThrow('expiry_date must not be before makeup_start_date'));
});

describe("the barn's today", () => {
  it.each([
    ['America/Toronto', '2026-11-20T04:59:00Z', '2026-11-19'],
    ['America/Toronto', '2026-11-20T05:00:00Z', '2026-11-20'],
    ['Europe/Berlin', '2026-11-19T23:00:00Z', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-19T11:00:00Z', '2026-11-20'],
  ])('in %s at %s is %s', (zone, now, today) => expect(barnToday(new Date(now), zone)).toBe(today));
});
