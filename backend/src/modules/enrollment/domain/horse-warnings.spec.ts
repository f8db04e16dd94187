import type { OccupiedLesson } from '../../scheduling/contracts.js';
import { horseWarnings } from './horse-warnings.js';

const NONE = {
  mostMinutesADay: null,
  mostInARow: null,
  restMinutes: null,
  daysOff: [],
  offFrom: null,
  offUntil: null,
  offReason: null,
};
const lesson = (lessonId: string, date: string, of: Partial<OccupiedLesson> = {}): OccupiedLesson => ({
  lessonId,
  title: 'Group',
  date,
  startTime: '16:00',
  endTime: '17:00',
  startsAt: new Date(`${date}T16:00:00Z`),
  endsAt: new Date(`${date}T17:00:00Z`),
  isAllday: false,
  isCancelled: false,
  uses: [{ kind: 'horse', id: 'h1', name: '' }],
  ...of,
});
const biscuit = (...known: OccupiedLesson[]) => [
  { horseId: 'h1', name: 'Biscuit', limits: { ...NONE, mostLessonsADay: 1 }, lessons: known },
];
const told = (lessons: OccupiedLesson[], known: OccupiedLesson[]) =>
  horseWarnings(lessons, biscuit(...known)).map(({ lessonId, code, aboutName }) => [lessonId, code, aboutName]);

describe('the limits of horses', () => {
  const [tuesday, wednesday] = ['2026-11-24', '2026-11-25'];
  it('are counted with the lesson that is wanted', () =>
    expect(told([lesson('new', tuesday)], [lesson('known', tuesday)])).toEqual([
      ['new', 'horse_lessons_a_day', 'Biscuit'],
    ]));
  it('are counted by day, where a lesson would stand and no longer where it stood', () => {
    expect(told([lesson('moved', wednesday)], [lesson('moved', tuesday), lesson('known', tuesday)])).toEqual([]);
    expect(told([lesson('moved', tuesday)], [lesson('moved', wednesday), lesson('known', tuesday)])).toHaveLength(1);
    expect(told([lesson('later', tuesday)], [lesson('later', tuesday)])).toEqual([]);
  });
  it('are counted across lessons that are wanted together', () =>
    expect(told([lesson('a', tuesday), lesson('b', tuesday), lesson('c', wednesday)], []).map(([id]) => id)).toEqual([
      'a',
      'b',
    ]));
  it('are nothing to lessons without the horse, and to cancelled ones', () => {
    const without = [[], [{ kind: 'horse', id: 'h2', name: '' }], [{ kind: 'rider', id: 'h1', name: '' }]] as const;
    const others = [
      ...without.map((uses) => lesson('other', tuesday, { uses })),
      lesson('off', tuesday, { isCancelled: true }),
    ];
    expect(told(others, [lesson('known', tuesday)])).toEqual([]);
  });
});
