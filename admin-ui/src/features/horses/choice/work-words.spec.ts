import type { HorseChoice } from '@/data/requests/horse-choices';
import { againstIt, barOf, choiceName, workWords } from './work-words';

const horse = (of: Partial<HorseChoice> = {}): HorseChoice => ({
  id: 'h1',
  name: 'Biscuit',
  lessons: 2,
  minutes: 105,
  most_lessons_a_day: null,
  most_minutes_a_day: null,
  in_lesson: 0,
  is_favourite: 0,
  is_own: 0,
  is_private: 0,
  fit: null,
  warnings: [],
  ...of,
});
const warned = (message: string) => ({
  code: 'horse_double_booked',
  message,
  lesson_date_time_id: 'l1',
  about_id: 'h1',
  about_name: 'Biscuit',
  other_lesson_id: null,
});

describe('a horse that is offered', () => {
  it.each([
    [{ lessons: 0 }, 'rested'],
    [{}, '2 lessons that day'],
    [{ most_lessons_a_day: 3 }, '2 of 3 lessons that day'],
    [{ most_minutes_a_day: 180 }, '105 of 180 min that day'],
  ])('says what it does: %j', (of, words) => expect(workWords(horse(of))).toBe(words));

  it.each<[Partial<HorseChoice>, string]>([
    [{}, 'Biscuit'],
    [{ is_favourite: 1 }, 'Biscuit · favourite'],
    [{ is_own: 1, is_private: 1, is_favourite: 1 }, 'Biscuit · own horse'],
    [{ is_private: 1 }, 'Biscuit · private horse'],
    [{ is_private: 1, is_favourite: 1 }, 'Biscuit · private horse · favourite'],
  ])('says whose it is, and whether it goes well with the rider: %j', (of, words) =>
    expect(choiceName(horse(of))).toBe(words),
  );

  it('says what speaks against it without repeating its name', () => {
    const warnings = [warned('Biscuit is also in Jumping at 16:30 on Tue 24 Nov'), warned('A limit is passed')];
    expect(againstIt(horse({ in_lesson: 1, warnings }))).toEqual([
      'in this lesson already',
      'is also in Jumping at 16:30 on Tue 24 Nov',
      'A limit is passed',
    ]);
    expect(againstIt(horse())).toEqual([]);
  });

  it.each([
    [{}, { full: 2, next: 1, of: 0 }],
    [{ lessons: 9 }, { full: 5, next: 1, of: 0 }],
    [{ most_lessons_a_day: 3 }, { full: 2, next: 1, of: 3 }],
    [
      { lessons: 7, most_lessons_a_day: 6 },
      { full: 6, next: 1, of: 6 },
    ],
  ])('has a bar of its day: %j', (of, bar) => expect(barOf(horse(of))).toEqual(bar));
});
