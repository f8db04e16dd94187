import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { Outcome } from '../domain/cancellation-outcome.js';
import { cancelledMail } from '../emails/cancelled.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonFacts } from '../queries/lesson-facts.js';
import { remarks } from '../queries/remarks.js';

export interface MailCancellation {
  farmId: string;
  position: number;
  studentId: string;
  messageId: string | null;
  places: { lessonId: string; outcome: Outcome }[];
}

export const mailCancellation = jobType<MailCancellation>('notifications.mailCancellation', {
  queue: 'mail',
  remember: false,
});

@WorkerFor(mailCancellation)
export class CancellationMailer implements JobWorker<MailCancellation> {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work({ farmId, position, studentId, messageId, places }: MailCancellation) {
    await this.mailer.deliver({
      farmId,
      id: `${position}-cancelled`,
      compose: async (sql, now) => {
        const [family, lessons, written] = await Promise.all([
          familyFacts(sql, farmId, studentId),
          lessonFacts(
            sql,
            farmId,
            places.map((place) => place.lessonId),
          ),
          remarks(sql, farmId, messageId ? [messageId] : []),
        ]);
        const outcomes = new Map(places.map((place) => [place.lessonId, place.outcome]));
        const [first, ...more] = lessons.flatMap((lesson) => {
          const outcome = outcomes.get(lesson.lessonId);
          return outcome ? [{ lesson, outcome }] : [];
        });
        if (!family || !first) return undefined;
        return cancelledMail({
          ...family,
          now,
          publicUrl: this.config.publicUrl,
          places: [first, ...more],
          message: (messageId && written.get(messageId)) || null,
        });
      },
    });
  }
}
