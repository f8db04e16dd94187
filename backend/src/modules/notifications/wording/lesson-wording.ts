import { day, span, start, today } from '../../../platform/mail/barn-dates.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import type { FamilyFacts } from '../queries/family-facts.js';
import { decidedSentence } from '../../enrollment/contracts.js';
import { cancelReasonName } from '../../scheduling/contracts.js';
import type { Outcome } from '../domain/cancellation-outcome.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';

export type Fact = readonly [label: string, value: string];

export interface ToFamily extends FamilyFacts {
  now: Date;
  publicUrl: string;
}

export const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);
export const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `Anna’s lesson`, or `3 lessons of Anna`. */
export const lessonsOf = ({ firstName }: ToFamily['student'], n: number) =>
  n === 1 ? `${possessive(firstName)} lesson` : `${count(n, 'lesson')} of ${firstName}`;

/** The staff's texts, without duplicates. */
export function written({ farmName }: Sender, ...texts: readonly (string | null)[]) {
  const text = [...new Set(texts.filter(Boolean))].join('\n');
  return text ? { by: `${farmName} writes`, text } : null;
}

/** Each reason once; empty if none is known. R119-R123 */
export function reasonRow(reasons: readonly (string | null)[]): Fact[] {
  const names = [...new Set(reasons.flatMap((reason) => (reason && cancelReasonName(reason)) ?? []))];
  return names.length ? [['Reason', names.join(', ')]] : [];
}

/** By what the barn's policy decided; empty where it did not, or the steps of the policy. */
export function policyRow(
  outcomes: readonly Pick<Outcome, 'calledOff' | 'code'>[],
  barn: { currency: string; timeZone: string },
): Fact[] {
  const said = outcomes.flatMap(({ calledOff, code }) => (calledOff && decidedSentence(calledOff, code, barn)) || []);
  return said.length ? [['Policy', [...new Set(said)].join(' ')]] : [];
}

export const datesOf = ({ sender, now }: { sender: Sender; now: Date }) => ({
  today: today(now, sender.timeZone),
  day: (date: string) => day(date, now, sender.timeZone),
  start: (lesson: MailedLesson) => start(lesson, now, sender.timeZone),
  span: (lesson: MailedLesson) => span(lesson, now, sender.timeZone),
});

/** Leaves out what is not known. */
export const lessonRows = (lesson: MailedLesson, when: string): Fact[] => [
  ['When', when],
  ['Lesson', lesson.title],
  ...(lesson.location ? [['Where', lesson.location] as const] : []),
  ...(lesson.instructor ? [['With', lesson.instructor] as const] : []),
];

const LISTED = 12;
/** One line a lesson; a long list is shortened to its beginning and its end. */
export function lessonList(lessons: readonly MailedLesson[], write: (lesson: MailedLesson) => string): string[] {
  const last = lessons.at(-1);
  if (lessons.length <= LISTED || !last) return lessons.map(write);
  return [...lessons.slice(0, LISTED).map(write), `… and ${lessons.length - LISTED} more, the last on ${write(last)}`];
}

/** Only for account holders with a login. `page`: of the rider's, where it is not the first. */
export const portalButton = ({ holder, student, publicUrl }: ToFamily, label: string, page?: string) =>
  holder.hasLogin
    ? { button: { label, url: [publicUrl, 'clienthome', student.personId, page].filter(Boolean).join('/') } }
    : {};

const ID = '01930000-0000-7000-8000-00000000000';
export const exampleFamily: ToFamily = {
  now: new Date('2026-11-20T15:00:00Z'),
  publicUrl: 'https://leadline.test',
  sender: { farmName: 'Maple Hill', timeZone: 'America/Toronto', email: 'office@maplehill.test' },
  currency: 'CAD',
  student: { personId: `${ID}1`, firstName: 'Anna' },
  holder: { firstName: 'Ewa', email: 'parent@maplehill.test', hasLogin: true },
};
export const examplePolicy =
  'Cancel before Mon 23 Nov, 18:00: the lesson comes back. After that: the lesson counts as used.';
export const exampleLesson: MailedLesson = {
  lessonId: `${ID}2`,
  title: 'Beginner group',
  startsAt: new Date('2026-11-24T21:00:00Z'),
  isCancelled: false,
  isAllday: false,
  date: '2026-11-24',
  startTime: '16:00',
  endDate: '2026-11-24',
  endTime: '17:00',
  location: 'Indoor arena',
  instructorId: `${ID}3`,
  instructor: 'Maya',
  helperIds: [],
};
