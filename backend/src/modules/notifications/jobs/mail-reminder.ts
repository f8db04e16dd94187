import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { reminderMail } from '../emails/reminder.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonFacts } from '../queries/lesson-facts.js';
import { placeFacts } from '../queries/place-facts.js';

export interface MailReminder {
  farmId: string;
  studentId: string;
  lessonId: string;
  lessonPersonId: string;
  /** The lesson's day when the reminder fell due: a lesson moved to another day is another reminder. */
  date: string;
}

export const mailReminder = jobType<MailReminder>('notifications.mailReminder', { queue: 'mail', remember: false });

@WorkerFor(mailReminder)
export class ReminderMailer implements JobWorker<MailReminder> {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work({ farmId, studentId, lessonId, lessonPersonId, date }: MailReminder) {
    await this.mailer.deliver({
      farmId,
      id: `reminder-${lessonId}-${studentId}-${date}`,
      compose: async (sql, now) => {
        const [family, [lesson], [place]] = await Promise.all([
          familyFacts(sql, farmId, studentId),
          lessonFacts(sql, farmId, [lessonId]),
          placeFacts(sql, farmId, [lessonPersonId]),
        ]);
        // The mail may have waited long: what was cancelled, moved or has begun meanwhile needs no reminder.
        if (
          !family ||
          !lesson ||
          !place ||
          lesson.isCancelled ||
          place.isCancelled ||
          lesson.date !== date ||
          lesson.startsAt <= now
        )
          return undefined;
        return reminderMail({ ...family, now, publicUrl: this.config.publicUrl, lesson, horse: place.horse });
      },
    });
  }
}
