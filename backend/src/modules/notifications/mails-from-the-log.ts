import type { StoredEvent } from '../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../platform/event-store/subscription.js';
import { eventJobId, type Job, type JobType } from '../../platform/jobs/job-type.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { StudentCancelled, StudentEnrolled } from '../enrollment/contracts.js';
import type { PasswordLinkRequested } from '../identity/contracts.js';
import type { LessonEdited, LessonRescheduled } from '../scheduling/contracts.js';
import { together } from './domain/by-command.js';
import { announceChange } from './jobs/announce-change.js';
import { mailBooking } from './jobs/mail-booking.js';
import { mailCancellation } from './jobs/mail-cancellation.js';
import { mailPasswordLink } from './jobs/mail-password-link.js';
import { mailStaffCancellation } from './jobs/mail-staff-cancellation.js';

const of = <Event extends { type: string }>(events: readonly StoredEvent[], type: Event['type']) =>
  events.filter((event) => event.type === type);

/** Asks for the mails that events call for. Whether a mail is wanted was decided with the event: `notify`. B15 */
@EventSubscription()
export class MailsFromTheLog implements Subscription {
  readonly name = 'mails';
  readonly types = [
    'enrollment.StudentEnrolled',
    'enrollment.StudentCancelled',
    'identity.PasswordLinkRequested',
    'scheduling.LessonRescheduled',
    'scheduling.LessonEdited',
  ];

  constructor(private readonly jobs: Jobs) {}

  async handle(events: readonly StoredEvent[]) {
    const jobs = mailJobs(events);
    if (jobs.length) await this.jobs.add(jobs);
  }
}

/** Events of one barn to jobs; pure, so that the same events always ask for the same jobs. */
export function mailJobs(events: readonly StoredEvent[]): Job[] {
  const farmId = events[0]?.farmId ?? '';
  const job = <Data extends object>(
    type: JobType<Data>,
    position: number,
    data: Omit<Data, 'farmId' | 'position'>,
  ): Job => ({ type, id: eventJobId(farmId, position, type.name), data: { farmId, position, ...data } });

  const links = of<PasswordLinkRequested>(events, 'identity.PasswordLinkRequested').map(({ position, data }) => {
    const { loginId, purpose, tokenId } = data as PasswordLinkRequested['data'];
    return job(mailPasswordLink, position, { loginId, purpose, tokenId });
  });

  const bookings = together<StudentEnrolled['data']>(
    of<StudentEnrolled>(events, 'enrollment.StudentEnrolled'),
    (data) => data.studentId,
  )
    .filter(({ places }) => places.some((place) => place.notify))
    .map(({ position, places }) =>
      job(mailBooking, position, {
        studentId: places[0]?.studentId ?? '',
        isMakeup: places.every((place) => place.makeup !== null),
        places: places.map(({ lessonPersonId, lessonId }) => ({ lessonPersonId, lessonId })),
      }),
    );

  const cancelled = of<StudentCancelled>(events, 'enrollment.StudentCancelled').filter(
    ({ data }) => (data as StudentCancelled['data']).notify,
  );
  const families = together<StudentCancelled['data']>(cancelled, (data) => data.studentId).map(({ position, places }) =>
    job(mailCancellation, position, {
      studentId: places[0]?.studentId ?? '',
      messageId: places[0]?.messageId ?? null,
      places: places.map(({ lessonId, code, by, unit, compensation, dates }) => ({
        lessonId,
        outcome: { code, by, unit, compensation, dates },
      })),
    }),
  );
  const staff = together<StudentCancelled['data']>(cancelled, () => '').map(({ position, places }) =>
    job(mailStaffCancellation, position, {
      by: places[0]?.by ?? 'staff',
      places: places.map(({ lessonPersonId, lessonId, studentId }) => ({ lessonPersonId, lessonId, studentId })),
    }),
  );
  const changed = events.filter(
    ({ type, data }) => type.startsWith('scheduling.') && (data as LessonEdited['data']).notify,
  );
  const changes = together<LessonRescheduled['data'] | LessonEdited['data']>(changed, () => '').map(
    ({ position, places }) =>
      job(announceChange, position, {
        messageId: places[0]?.messageId ?? null,
        // One command may move a lesson and rename it, too.
        lessons: [
          ...new Map(
            places.map((data) => [data.lessonId, { lessonId: data.lessonId, from: 'from' in data ? data.from : null }]),
          ).values(),
        ],
      }),
  );
  return [...links, ...bookings, ...families, ...staff, ...changes];
}
