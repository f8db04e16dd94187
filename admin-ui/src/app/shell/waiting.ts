import type { Input } from '@leadline/api-client';
import { marks } from '@/data/day/mark-names';
import { titleOf } from '@/data/day/roster';
import type { AssignHorse } from '@/data/requests/assign-horse';
import type { Lesson, LessonStudent } from '@/data/requests/types';
import { count } from '@/data/time/words';

/** What this page knows of the lessons that somebody has opened. */
export type Known = { readonly lessons: readonly Lesson[]; readonly students: readonly LessonStudent[] };

/** The writes that are named; of any other nothing is read. */
type Sent = Partial<
  Input<'lesson_people/updateAttendance'> &
    Input<'lesson_people/markPaid'> &
    Input<'lesson_people/markLessonCompleted'> &
    AssignHorse
>;

/** A write that could not be sent yet, by the name of its call. */
export type Waiting = { readonly call: string; readonly input: Sent };

type Change = { readonly who: string; readonly what: string };

const about = ({ call, input }: Waiting): string | undefined => {
  if (call === 'lesson_people/markLessonCompleted') return input.lesson_date_time_id;
  return call === 'lesson_people/updateHorseInStudentLesson' ? input.lesson_person_id : input.id;
};

const words: Readonly<Record<string, (input: Sent) => string>> = {
  'lesson_people/updateAttendance': ({ enrollment_status_code: code = '' }) => marks[code] ?? 'marked',
  'lesson_people/updateHorseInStudentLesson': ({ horse_name: horse }) => (horse ? `on ${horse}` : 'without a horse'),
  'lesson_people/markPaid': ({ paid }) => (paid ? 'paid' : 'not paid'),
  'lesson_people/markLessonCompleted': ({ code }) => (code === 'SCH' ? 'open again' : 'all present'),
};

const changeOf = (one: Waiting, { lessons, students }: Known): Change | null => {
  const id = about(one);
  const lesson = lessons.find((candidate) => candidate.id === id);
  const who = lesson ? titleOf(lesson) : students.find((student) => student.id === id)?.name;
  const what = words[one.call]?.(one.input);
  return who && what ? { who, what } : null;
};

const mostNamed = 3;

/** "Anna present, Leo no-show", up to three of them and how many more; first names where they tell people apart. */
export const waitingWords = (waiting: readonly Waiting[], known: Known): string => {
  // The last of its kind about somebody is what will be.
  const last = new Map(waiting.map((one, index) => [about(one) ? `${one.call} ${about(one)}` : index, one]));
  const people = new Set(known.students.map(({ name }) => name));
  const short = (who: string) => {
    const [first = who] = who.split(' ');
    const same = [...people].filter((name) => name.split(' ')[0] === first);
    return people.has(who) && same.length === 1 ? first : who;
  };
  const named = [...last.values()].flatMap((one) => changeOf(one, known) ?? []).slice(0, mostNamed);
  if (named.length === 0) return count(last.size, 'change');
  const more = last.size - named.length;
  return `${named.map(({ who, what }) => `${short(who)} ${what}`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
