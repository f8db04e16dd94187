import { given, givenPlanned, cancelled, refusal, thrown } from '../test/given.js';
import { checkMayRepeat, extension } from './decide-recurrence.js';

const alone = givenPlanned({ seriesId: null });

describe('a lesson that is to recur', () => {
  it('may, if it does not yet', () => expect(() => checkMayRepeat(alone)).not.toThrow());
  // R081
  it('may not twice', () =>
    expect(thrown(() => checkMayRepeat(given()))).toEqual(
      refusal('already_recurring', 'This event is already a recurring event.'),
    ));
  it('may not when it was called off', () =>
    expect(thrown(() => checkMayRepeat(givenPlanned({ seriesId: null }, cancelled)))).toEqual(
      refusal('lesson_cancelled', 'Lesson has already been cancelled'),
    ));
});

describe('a series that is to go on', () => {
  const series = { phase: 'planned', frequency: 2, period: 'weeks' } as const;
  // R081 R214
  it('does so at its rhythm, up to the last date', () =>
    expect(extension(given(), series, '2027-06-30')).toEqual({
      frequency: 2,
      period: 'weeks',
      end: { type: 'on_date', date: '2027-06-30' },
    }));
  it('has to be one', () =>
    expect(thrown(() => extension(alone, { phase: 'none' }, '2027-06-30'))).toEqual(
      refusal('not_recurring', 'This event is not a recurring event.'),
    ));
});
