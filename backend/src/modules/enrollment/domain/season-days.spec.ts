import { seasonDays, type SeasonRhythm } from './season-days.js';

const TUESDAYS: SeasonRhythm = { frequency: 1, period: 'weeks', weekday: 2, weekdays: [2] };
const CAMP: SeasonRhythm = { frequency: 1, period: 'days', weekday: 1, weekdays: [1, 2, 3, 4, 5] };
const closedOn = (date: string) => ({ name: 'Winter break', firstDay: date, lastDay: date });

describe('the days of a next season', () => {
  it.each([
    ['begin on the first day', '2027-01-12', { count: 2 }, ['2027-01-12', '2027-01-19']],
    ['begin on the weekday after the first day', '2027-01-13', { count: 2 }, ['2027-01-19', '2027-01-26']],
    [
      'end with the last day, included',
      '2027-01-12',
      { lastDay: '2027-01-26' },
      ['2027-01-12', '2027-01-19', '2027-01-26'],
    ],
    ['are none where none fits', '2027-01-13', { lastDay: '2027-01-18' }, []],
  ])('%s', (_, firstDay, end, days) =>
    expect(seasonDays(TUESDAYS, { firstDay, end }, [])).toEqual({ days, leftOut: [] }),
  );

  it('lie every second week where they did', () =>
    expect(seasonDays({ ...TUESDAYS, frequency: 2 }, { firstDay: '2027-01-11', end: { count: 3 } }, []).days).toEqual([
      '2027-01-12',
      '2027-01-26',
      '2027-02-09',
    ]));

  it('of several days in a row go on after the weekend', () =>
    expect(seasonDays(CAMP, { firstDay: '2027-07-08', end: { count: 4 } }, []).days).toEqual([
      '2027-07-08',
      '2027-07-09',
      '2027-07-12',
      '2027-07-13',
    ]));

  it('leave closed days out: with a number of lessons it goes on for them, with a last day it does not', () => {
    const closures = [closedOn('2027-01-19')];
    const leftOut = [{ date: '2027-01-19', name: 'Winter break' }];
    expect(seasonDays(TUESDAYS, { firstDay: '2027-01-12', end: { count: 2 } }, closures)).toEqual({
      days: ['2027-01-12', '2027-01-26'],
      leftOut,
    });
    expect(seasonDays(TUESDAYS, { firstDay: '2027-01-12', end: { lastDay: '2027-01-19' } }, closures)).toEqual({
      days: ['2027-01-12'],
      leftOut,
    });
  });

  it('come to an end, whatever was wished for', () =>
    expect(seasonDays(TUESDAYS, { firstDay: '2027-01-12', end: { count: 500 } }, []).days).toHaveLength(58));
});
