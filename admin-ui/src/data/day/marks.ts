import { statusName, type AttendanceStatus } from '@leadline/api-client';
import { count } from '@/data/time/words';

export type MarkCode = 'SCH' | 'COM' | 'CLC' | 'CNS';

/** One rider's mark and what it was before somebody touched it. */
export type Mark = {
  readonly id: string;
  readonly name: string;
  readonly from: AttendanceStatus;
  readonly to: MarkCode;
};

export const consequences: Readonly<Record<MarkCode, string>> = {
  COM: 'present',
  CLC: 'late cancel, the lesson counts as used',
  CNS: 'no show, the lesson counts as used',
  SCH: 'scheduled again',
};

const counted: Readonly<Record<MarkCode, (number: number) => string>> = {
  COM: (number) => `${number} present`,
  CLC: (number) => count(number, 'late cancel'),
  CNS: (number) => count(number, 'no-show'),
  SCH: (number) => `${number} scheduled again`,
};

/** What is different from before the first of them; a rider who is back where one was is none of them. */
export const together = (marks: readonly Mark[], next: Mark): Mark[] => {
  const before = marks.find(({ id }) => id === next.id);
  const mark = before ? { ...next, from: before.from } : next;
  const others = marks.filter(({ id }) => id !== next.id);
  return mark.from === mark.to ? others : [...others, mark];
};

/** "Anna Kowalska: present", or of several "3 present, 1 no-show". */
export const markWords = (marks: readonly Mark[]): string => {
  const [first, second] = marks;
  if (first && !second) return `${first.name}: ${consequences[first.to]}`;
  return (['COM', 'CLC', 'CNS', 'SCH'] as const)
    .map((code) => ({ code, number: marks.filter(({ to }) => to === code).length }))
    .filter(({ number }) => number > 0)
    .map(({ code, number }) => counted[code](number))
    .join(', ');
};

export const takenBackWords = (marks: readonly Mark[]): string => {
  const [first, second] = marks;
  return first && !second
    ? `${first.name}: ${statusName(first.from).toLowerCase()} again`
    : `${marks.length} marks taken back`;
};
