import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideDatesBooking } from '../domain/decide-dates-booking.js';
import { guestStream } from '../domain/guest-places.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import { bookingTerms } from '../domain/terms.js';
import { heldFromOthers, waitingStream } from '../domain/waiting-list.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { findDoubleBookings, only } from '../queries/warnings.js';

interface Dates {
  studentId: string;
  lessonIds: readonly string[];
}

/** A family books its rider into several lessons of one series: all of them or none. Answers the new places in order of time. */
export class BookDates extends barnCommand<Dates, string[]>('enrollment.BookDates') {}

@CommandHandler(BookDates)
export class BookDatesHandler extends BarnCommandHandler<BookDates> {
  async handle(barn: BarnTransaction, { studentId, lessonIds: wanted }: Dates) {
    const { sql, farmId, actor, settings, now } = barn;
    const lessonIds = [...new Set(wanted)];
    const [rosters, waiting, guests, lessons, student, elsewhere] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      barn.loadAll(waitingStream, lessonIds),
      barn.loadAll(guestStream, lessonIds),
      lessonFacts(sql, farmId, actor, lessonIds),
      studentFacts(sql, farmId, actor, studentId),
      findDoubleBookings(barn, { lessonIds, uses: only({ rider: [studentId] }) }),
    ]);
    if (lessons.length < lessonIds.length) throw notFound('The lesson', 'lesson_date_time_ids');
    checkKnowsStudent(student);
    const events = decideDatesBooking(
      {
        student,
        lessons: lessons.map((lesson) => ({
          ...lesson,
          lessonPersonId: barn.newId(),
          held:
            heldFromOthers(waiting.get(lesson.lessonId) ?? waitingStream.initial, studentId, now) +
            (guests.get(lesson.lessonId)?.length ?? 0),
        })),
        elsewhere,
        terms: bookingTerms(settings),
        now,
        notify: enabled(settings, 'send_notifications'),
      },
      rosters,
    );
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    return events.map(({ data }) => data.lessonPersonId);
  }
}
