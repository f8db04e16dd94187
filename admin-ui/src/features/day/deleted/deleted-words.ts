import type { DeletedLesson } from '@/data/requests/deleted-lessons';
import { goneWords } from '@/data/time/gone-words';

export const ridersOf = ({ riders, other_riders }: DeletedLesson): number => riders.length + other_riders;

/** Where it was and who was in it, as far as they are named. */
export const moreOf = ({ location_name, riders }: DeletedLesson): string =>
  [location_name, riders.map(({ name, is_active }) => (is_active === 1 ? name : `${name} (inactive)`)).join(', ')]
    .filter(Boolean)
    .join(' · ');

/** What went in one go, under when that was and who did it. */
export const inOneGo = (lessons: readonly DeletedLesson[], zone: string) => {
  const groups = new Map<string, DeletedLesson[]>();
  for (const lesson of lessons) {
    const title = goneWords(lesson, zone);
    groups.set(title, [...(groups.get(title) ?? []), lesson]);
  }
  return [...groups].map(([title, of]) => ({ title, lessons: of }));
};

export const named = (lessons: readonly DeletedLesson[], text: string): DeletedLesson[] => {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...lessons];
  return lessons.filter(({ name, riders }) =>
    [name, ...riders.map((rider) => rider.name)].some((one) => one.toLowerCase().includes(wanted)),
  );
};
