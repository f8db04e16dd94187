import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { bookedMail } from '../emails/booked.js';
import { familyFacts } from '../queries/family-facts.js';
import { lessonFacts } from '../queries/lesson-facts.js';
import { placeFacts } from '../queries/place-facts.js';

export interface MailBooking {
  farmId: string;
  position: number;
  studentId: string;
  places: { lessonPersonId: string; lessonId: string }[];
  isMakeup: boolean;
}

export const mailBooking = jobType<MailBooking>('notifications.mailBooking', { queue: 'mail', remember: false });

@WorkerFor(mailBooking)
export class BookingMailer implements JobWorker<MailBooking> {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work({ farmId, position, studentId, places, isMakeup }: MailBooking) {
    await this.mailer.deliver({
      farmId,
      id: `${position}-booked`,
      compose: async (sql, now) => {
        const [family, lessons, seats] = await Promise.all([
          familyFacts(sql, farmId, studentId),
          lessonFacts(
            sql,
            farmId,
            places.map((place) => place.lessonId),
          ),
          placeFacts(
            sql,
            farmId,
            places.map((place) => place.lessonPersonId),
          ),
        ]);
        // Lessons of the past that were only entered late, and places gone again meanwhile, are no news.
        const riding = new Set(seats.filter((seat) => !seat.isCancelled).map((seat) => seat.lessonId));
        const [first, ...more] = lessons.filter(
          (lesson) => riding.has(lesson.lessonId) && !lesson.isCancelled && lesson.startsAt > now,
        );
        if (!family || !first) return undefined;
        const cover = seats.find((seat) => seat.lessonId === first.lessonId)?.cover ?? null;
        return bookedMail({
          ...family,
          now,
          publicUrl: this.config.publicUrl,
          lessons: [first, ...more],
          cover,
          isMakeup,
        });
      },
    });
  }
}
