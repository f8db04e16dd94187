import { aLesson, aRider } from '@/data/day/testing/builders';
import { waitingWords, type Waiting } from './waiting';

const names = ['Anna Kowalska', 'Leo Brandt', 'Mia Novak', 'Mia Roy', 'Ida Holm'];
const known = {
  lessons: [aLesson({ id: 'l1', title: 'Novice group' })],
  students: names.map((name, index) => aRider({ id: `lp${index}`, name })),
};
const mark = (index: number, enrollment_status_code: 'COM' | 'CNS'): Waiting => ({
  call: 'lesson_people/updateAttendance',
  input: { id: `lp${index}`, enrollment_status_code },
});

describe('what waits to be sent', () => {
  it('is said by first names, and by whole ones where two share the first', () => {
    expect(waitingWords([mark(0, 'COM'), mark(1, 'CNS')], known)).toBe('Anna present, Leo no-show');
    expect(waitingWords([mark(2, 'COM')], known)).toBe('Mia Novak present');
  });

  it('is said of three, and how many more there are', () => {
    const all = [0, 1, 2, 3, 4].map((index) => mark(index, 'COM'));
    expect(waitingWords(all, known)).toBe('Anna present, Leo present, Mia Novak present and 2 more');
  });

  it('is the last mark of a rider, beside other changes', () => {
    const waiting: Waiting[] = [
      mark(0, 'COM'),
      mark(0, 'CNS'),
      {
        call: 'lesson_people/updateHorseInStudentLesson',
        input: { lesson_person_id: 'lp0', horse_id: 'h1', horse_name: 'Biscuit' },
      },
      { call: 'lesson_people/markLessonCompleted', input: { lesson_date_time_id: 'l1', code: 'COM' } },
      { call: 'lesson_people/markPaid', input: { id: 'lp1', paid: 1 } },
    ];
    expect(waitingWords(waiting, known)).toBe('Anna no-show, Anna on Biscuit, Novice group all present and 1 more');
  });

  it('is counted where it has no words', () => {
    const create: Waiting = { call: 'lesson_people/create', input: {} };
    expect(waitingWords([create], known)).toBe('1 change');
    expect(waitingWords([create, create, mark(0, 'COM')], known)).toBe('Anna present and 2 more');
  });
});
