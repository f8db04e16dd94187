import { breaches } from '../../horses/contracts.js';
import { overriddenWords } from './overridden-words.js';

const told = (code: string, more: object = {}) =>
  overriddenWords({ code, name: 'Biscuit', elsewhere: null, date: null, ...more });

describe('what somebody went on in spite of', () => {
  it.each([
    ['horse_double_booked', { elsewhere: 'Jumping', date: '2026-11-24' }, 'Biscuit is also in Jumping on Tue 24 Nov'],
    [
      'location_double_booked',
      { name: 'Arena', elsewhere: 'Jumping', date: '2026-11-24' },
      'Arena is also taken by Jumping on Tue 24 Nov',
    ],
    ['rider_double_booked', { name: null }, 'Somebody is also in another lesson'],
    ['barn_closed', {}, 'The barn is closed that day'],
    ['horse_shared', {}, 'Biscuit has two riders in this lesson'],
  ])('is said of %s', (code, more, words) => expect(told(code, more)).toBe(words));

  it('is said of every limit of a horse', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
    const lessons = [15, 16].map((hour) => ({
      lessonId: `${hour}`,
      startsAt: at(hour),
      endsAt: at(hour + 1),
      isAllday: false,
    }));
    const all = {
      mostLessonsADay: 1,
      mostMinutesADay: 15,
      daysOff: [2],
      offFrom: null,
      offUntil: '2026-12-01',
      offReason: null,
    };
    const codes = [
      { mostInARow: 1, restMinutes: null },
      { mostInARow: null, restMinutes: 5 },
    ].flatMap((row) =>
      breaches(lessons[0]!, { name: 'B', limits: { ...all, ...row }, date: '2026-11-24', lessons }).map(
        ({ code }) => code,
      ),
    );
    expect(new Set(codes).size).toBe(6);
    for (const code of codes) expect(told(code)).not.toContain('another lesson');
  });
});
