import type { ComposedMail, News, Sender } from '../../../platform/mail/composed-mail.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';
import type { FamilyFacts } from '../queries/family-facts.js';
import type { StaffFacts } from '../queries/staff-facts.js';

type ToRead = Pick<FamilyFacts, 'sender' | 'student'>;

/** What has no day of its own. */
const NEWS_FOR_MS = 3 * 86_400_000;
const staffPage = (personId: string, page: string) => `/admin/staffhome/${personId}/${page}`;
const riderPage = ({ student }: ToRead, page?: string | null) =>
  ['', 'clienthome', student.personId, page].filter((part) => part !== undefined && part !== null).join('/');

/** The subject of a mail about a lesson says what a locked screen may: first name, day and time. */
const told = ({ subject }: Pick<ComposedMail, 'subject'>, reader: ToRead, page?: string | null) => ({
  title: reader.sender.farmName,
  body: subject,
  path: riderPage(reader, page),
});

/** That it moved, changed, was called off or is on again: the newest of a lesson and rider holds. */
export const lessonNews = (mail: ComposedMail, reader: ToRead, { lessonId, startsAt }: MailedLesson): News => ({
  ...told(mail, reader),
  about: `lesson ${lessonId} ${reader.student.personId}`,
  until: startsAt,
});

export const reminderNews = (mail: ComposedMail, reader: ToRead, { date, startsAt }: MailedLesson): News => ({
  ...told(mail, reader),
  about: `reminder ${date} ${reader.student.personId}`,
  until: startsAt,
});

export const offerNews = (
  mail: ComposedMail,
  reader: ToRead & { until: Date },
  { lessonId, page }: { lessonId: string; page?: string | null },
): News => ({
  ...told(mail, reader, page),
  about: `offer ${lessonId} ${reader.student.personId}`,
  until: reader.until,
});

interface About {
  sender: Sender;
  personId: string;
  about: 'client' | 'staff';
}

/** That there is one, and no word of it: it may be about anything. */
export const messageNews = ({ sender, personId, about }: About, noteId: string, now: Date): News => ({
  title: sender.farmName,
  body: 'There is a message for you.',
  path: about === 'staff' ? staffPage(personId, 'notes') : `/clienthome/${personId}/notes`,
  about: `message ${noteId}`,
  until: new Date(now.getTime() + NEWS_FOR_MS),
});

type ToStaff = Pick<StaffFacts, 'sender' | 'personId'>;

/** Of somebody's own lesson; riders are not named. */
export const staffNews = ({ sender, personId }: ToStaff, { lessonId, startsAt }: MailedLesson, body: string): News => ({
  title: sender.farmName,
  body,
  path: staffPage(personId, 'schedule'),
  about: `lesson ${lessonId} ${personId}`,
  until: startsAt,
});

export const timeOffNews = (
  { subject }: Pick<ComposedMail, 'subject'>,
  { sender, personId }: ToStaff,
  { timeOffId, now }: { timeOffId: string; now: Date },
): News => ({
  title: sender.farmName,
  body: subject,
  path: staffPage(personId, 'schedule'),
  about: `time off ${timeOffId}`,
  until: new Date(now.getTime() + NEWS_FOR_MS),
});
