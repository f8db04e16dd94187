import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { changedMail } from '../emails/changed.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonFacts } from '../queries/lesson-facts.js';
import { remarks } from '../queries/remarks.js';

export interface MailChange {
  farmId: string;
  position: number;
  studentId: string;
  messageId: string | null;
  lessons: { lessonId: string; from: { date: string; startTime: string } | null }[];
}

export const mailChange = jobType<MailChange>('notifications.mailChange', { queue: 'mail', remember: false });

@WorkerFor(mailChange)
export class ChangeMailer implements JobWorker<MailChange> {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work({ farmId, position, studentId, messageId, lessons }: MailChange) {
    await this.mailer.deliver({
      farmId,
      id: `${position}-changed-${studentId}`,
      compose: async (sql, now) => {
        const [family, facts, written] = await Promise.all([
          familyFacts(sql, farmId, studentId),
          lessonFacts(
            sql,
            farmId,
            lessons.map((lesson) => lesson.lessonId),
          ),
          remarks(sql, farmId, messageId ? [messageId] : []),
        ]);
        const before = new Map(lessons.map((lesson) => [lesson.lessonId, lesson.from]));
        const [first, ...more] = facts
          .filter((lesson) => !lesson.isCancelled && lesson.startsAt > now)
          .map((lesson) => ({ lesson, from: before.get(lesson.lessonId) ?? null }));
        if (!family || !first) return undefined;
        return changedMail({
          ...family,
          now,
          publicUrl: this.config.publicUrl,
          lessons: [first, ...more],
          message: (messageId && written.get(messageId)) || null,
        });
      },
    });
  }
}
