import { titleOf, toRides } from '@/day/roster';
import type { Lessons } from '@/requests/types';
import type { Options } from '@/requests/options';
import { timeRange } from '@/time/words';

export type Hit = {
  readonly key: string;
  readonly kind: 'Lesson today' | 'Student' | 'Horse';
  readonly name: string;
  readonly detail: string;
  readonly to: string;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word typed must begin a word of the name, in any order and without accents. */
export const fits = (name: string, query: string): boolean => {
  const words = plain(name).split(/[\s,.·-]+/);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
};

export const searchHits = (
  query: string,
  options: Options,
  today: Lessons | undefined,
  open: { students: boolean; horses: boolean },
): Hit[] => {
  if (!query.trim()) return [];
  const lessons = today ? toRides(today) : [];
  return [
    ...lessons
      .filter(({ lesson }) =>
        fits(`${titleOf(lesson)} ${lesson.instructor_name ?? ''} ${lesson.location_name ?? ''}`, query),
      )
      .map(({ lesson }): Hit => ({
        key: lesson.id,
        kind: 'Lesson today',
        name: titleOf(lesson),
        detail: `${timeRange(lesson.scheduled_starttime, lesson.scheduled_endtime)} ${lesson.instructor_name ?? ''}`,
        to: `/calendarGroup/edit/${lesson.id}`,
      })),
    ...(open.students ? options.student : [])
      .filter(({ name, account_name }) => fits(`${name} ${account_name ?? ''}`, query))
      .map(({ id, name, account_name }): Hit => ({
        key: id,
        kind: 'Student',
        name,
        detail: account_name ?? '',
        to: `/students/${id}`,
      })),
    ...(open.horses ? options.horse : [])
      .filter(({ name }) => fits(name, query))
      .map(({ id, name }): Hit => ({ key: id, kind: 'Horse', name, detail: '', to: `/horses/${id}` })),
  ].slice(0, 12);
};
