import { decideSessionPlaces, type SessionPlaces } from './decide-session-places.js';

const TWO = [
  { studentId: 'anna', state: 'registered' as const },
  { studentId: 'leo', state: 'asked' as const },
];
const set = (maxEnrollment: number, former: number | null = 3, facts: Partial<SessionPlaces> = {}) =>
  decideSessionPlaces({
    seriesId: 'series',
    session: { maxEnrollment: former, places: TWO },
    maxEnrollment,
    isToCome: true,
    ...facts,
  });

describe('another number of places of a session', () => {
  it.each([
    ['more', 4, 3],
    ['fewer, down to those that are taken', 2, 3],
    ['a limit where there was none', 2, null],
  ])('is %s', (_, places, former) =>
    expect(set(places, former)).toMatchObject([{ data: { maxEnrollment: places, former } }]),
  );

  it('is never fewer than are taken, those who wait for an answer among them', () =>
    expect(() => set(1)).toThrow('2 places of this session are taken'));

  it('is nothing new where it is so already, and too late where no lesson is to come', () => {
    expect(set(3, 3, { isToCome: false })).toEqual([]);
    expect(() => set(4, 3, { isToCome: false })).toThrow('is to come');
  });
});
