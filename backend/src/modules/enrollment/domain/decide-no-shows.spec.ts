import { Refusal } from '../../../platform/errors/refusal.js';
import { decideAskedAgain, decideLeftAlone } from './decide-no-shows.js';
import type { StrikeStand } from './strikes.js';

const place = { lessonPersonId: 'place', lessonId: 'lesson', studentId: 'anna' };
const last = (stand: StrikeStand) => ({ ...place, inARow: 3, stand });
const said = { byId: 'maya', reasonId: 'why' };

describe('what follows from no-shows in a row', () => {
  it('is nothing this time: as many as there are, by whom and why', () =>
    expect(decideLeftAlone(last('reached'), said)).toEqual([
      { type: 'enrollment.NoShowsLeftAlone', data: { ...place, inARow: 3, ...said } },
    ]));

  it('stands where it was said before', () => expect(decideLeftAlone(last('left'), said)).toEqual([]));

  it.each([
    ['too few', last('warned')],
    ['only the first', last('counted')],
    ['none any more, or not the last', undefined],
  ])('is not asked where there are %s', (_, none) => expect(() => decideLeftAlone(none, said)).toThrow(Refusal));

  it.each([
    [last('left'), ['enrollment.NoShowsAskedAgain']],
    [last('reached'), []],
    [undefined, []],
  ])('is asked again only where it was left alone', (one, types) =>
    expect(decideAskedAgain(one).map(({ type }) => type)).toEqual(types),
  );
});
