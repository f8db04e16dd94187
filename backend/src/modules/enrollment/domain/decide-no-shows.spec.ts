import { Refusal } from '../../../platform/errors/refusal.js';
import { decideAskedAgain, decideLeftAlone, decideRelease, decideReleaseEnded } from './decide-no-shows.js';
import type { StrikeStand } from './strikes.js';

const place = { lessonPersonId: 'place', lessonId: 'lesson', studentId: 'anna' };
const later = [
  { lessonPersonId: 'soon', lessonId: 'lesson of the day', date: '2026-12-08' },
  { lessonPersonId: 'next', lessonId: 'next lesson', date: '2026-12-15' },
];
const announced = { lessonPersonId: 'before', lessonId: 'lesson before', noticeId: 'notice', isReleased: false };
const last = (stand: StrikeStand) => ({ ...place, inARow: 3, stand, later, notice: undefined });
const notified = { ...last('reached'), notice: announced };
const atNotice = { lessonPersonId: 'before', lessonId: 'lesson before', studentId: 'anna', noticeId: 'notice' };
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

  it('is announced with the days of the rule as it is now', () =>
    expect(decideRelease(last('reached'), { kind: 'announce', days: 7 }, 'new')).toEqual([
      { type: 'enrollment.NoShowReleaseAnnounced', data: { ...place, inARow: 3, days: 7, noticeId: 'new' } },
    ]));

  it('is done, or ended, where it was announced', () => {
    const places = [{ lessonPersonId: 'next', lessonId: 'next lesson' }];
    expect(decideRelease(notified, { kind: 'release', on: '2026-12-08' }, 'new')).toEqual([
      { type: 'enrollment.NoShowsReleased', data: { ...atNotice, places } },
    ]);
    const ended = [{ type: 'enrollment.NoShowReleaseEnded', data: atNotice }];
    expect(decideRelease(notified, { kind: 'end' }, 'new')).toEqual(ended);
    expect(decideReleaseEnded(notified)).toEqual(ended);
  });

  it.each([
    ['nothing was announced', last('reached')],
    ['it is done', { ...notified, notice: { ...announced, isReleased: true } }],
    ['nobody is asked any more', undefined],
  ])('has nothing to end where %s', (_, one) => expect(decideReleaseEnded(one)).toEqual([]));
});
