import { day } from '../../../platform/mail/barn-dates.js';
import type { MailedSession } from '../queries/mailed-session.js';
import type { Fact, ToFamily } from './lesson-wording.js';

export const exampleSession: MailedSession = {
  title: 'Winter session',
  firstDay: '2026-11-24',
  lastDay: '2026-12-15',
  whatToBring: 'A helmet and boots with a heel',
  productName: '4 group lessons',
  priceMinor: 18_000,
};

export function sessionRows(
  { title, firstDay, lastDay, whatToBring }: MailedSession,
  { now, sender }: Pick<ToFamily, 'now' | 'sender'>,
): Fact[] {
  const written = (date: string) => day(date, now, sender.timeZone);
  return [
    ['Session', title],
    ['When', firstDay === lastDay ? written(firstDay) : `${written(firstDay)} – ${written(lastDay)}`],
    ...(whatToBring ? [['What to bring', whatToBring] as Fact] : []),
  ];
}
