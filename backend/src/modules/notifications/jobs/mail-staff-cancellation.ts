import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { cancelledStaffMail } from '../emails/cancelled-staff.js';
import { instructorsOf, staffFacts } from '../queries/staff-facts.js';

export interface MailStaffCancellation {
  farmId: string;
  position: number;
  by: 'barn' | 'staff' | 'family';
  places: { lessonPersonId: string; lessonId: string; studentId: string }[];
}

export const mailStaffCancellation = jobType<MailStaffCancellation>('notifications.mailStaffCancellation', {
  queue: 'mail',
  remember: false,
});

/** One mail for each instructor whose lessons one command touched. */
@WorkerFor(mailStaffCancellation)
export class StaffCancellationMailer implements JobWorker<MailStaffCancellation> {
  constructor(
    private readonly mailer: Mailer,
    private readonly reader: BarnReader,
  ) {}

  async work({ farmId, position, by, places }: MailStaffCancellation) {
    const instructors = await this.reader.read(farmId, (sql) =>
      instructorsOf(
        sql,
        farmId,
        places.map((place) => place.lessonId),
      ),
    );
    for (const instructorId of instructors)
      await this.mailer.deliver({
        farmId,
        id: `${position}-cancelled-staff-${instructorId}`,
        compose: async (sql, now) => {
          const facts = await staffFacts(sql, farmId, instructorId, places);
          const [first, ...more] = facts?.lessons ?? [];
          return (
            facts &&
            first &&
            cancelledStaffMail({ now, sender: facts.sender, to: facts.email, by, lessons: [first, ...more] })
          );
        },
      });
  }
}
