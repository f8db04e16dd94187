import { checkSeriesSize, MOST_AT_ONCE } from './series-size.js';
import { MOST_LESSONS } from './series.js';

describe('the size of a series', () => {
  it.each([
    ['a class of a year', 52, { people: 24 }],
    ['as many events as there may be, without anybody', MOST_LESSONS, { people: 0 }],
    ['one event with everybody', 1, { people: 250, note: 5000 }],
    ['exactly as much as fits', MOST_AT_ONCE / 100, { people: 98 }],
  ])('may be %s', (_, events, each) => expect(() => checkSeriesSize(events, each)).not.toThrow());
  it.each([
    [
      'one event more than fits',
      31,
      { people: 98 },
      'With 98 riders, horses and staff, at most 30 events can be planned',
    ],
    ['too many people, each day', 400, { people: 90 }, 'at most 32 events can be planned at once; these are 400.'],
    [
      'a long note, each day',
      400,
      { people: 1, note: 5000 },
      'With 1 riders, horses and staff and this note, at most 230',
    ],
  ])('is refused with what would fit where it is %s', (_, events, each, said) =>
    expect(() => checkSeriesSize(events, each)).toThrow(said),
  );
});
