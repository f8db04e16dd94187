import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideSeriesEnrolment } from '../domain/decide-series-enrolment.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent, checkMayAddStudents } from '../domain/staff-limits.js';
import { suitabilityRules } from '../domain/terms.js';
import { levelWarnings, type Warning } from '../domain/warning.js';
import { futureLessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { findPlacesHeld } from '../queries/places-held.js';
import { findWarnings, only } from '../queries/warnings.js';
import { recordOverride } from '../steps/record-override.js';

interface SeriesBooking {
  lessonId: string;
  studentId: string;
}

interface Enrolled {
  lessonPersonIds: string[];
  warnings: Warning[];
}

export class EnrolInSeries extends barnCommand<SeriesBooking, Enrolled>('enrollment.EnrolInSeries') {}

@CommandHandler(EnrolInSeries)
export class EnrolInSeriesHandler extends BarnCommandHandler<EnrolInSeries> {
  async handle(barn: BarnTransaction, { lessonId, studentId }: SeriesBooking) {
    const [lessons, student] = await Promise.all([
      futureLessonFacts(barn.sql, barn.farmId, barn.actor, lessonId),
      studentFacts(barn.sql, barn.farmId, barn.actor, studentId),
    ]);
    if (lessons.length === 0) throw notFound('The lesson');
    checkKnowsStudent(student);
    for (const lesson of lessons) checkMayAddStudents(barn.actor, lesson);
    const lessonIds = lessons.map((lesson) => lesson.lessonId);
    const [rosters, elsewhere, held] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      findWarnings(barn, { lessonIds, uses: only({ rider: [studentId] }) }),
      findPlacesHeld(barn, lessonIds, { studentIds: [studentId], now: barn.now }),
    ]);
    const events = decideSeriesEnrolment(
      {
        student,
        lessons: lessons.map((lesson) => ({ ...lesson, lessonPersonId: barn.newId() })),
        notify: enabled(barn.settings, 'send_notifications'),
      },
      rosters,
    );
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    const joined = new Set(events.map((event) => event.data.lessonId));
    const levels = lessons.flatMap((lesson) => levelWarnings(student, lesson, suitabilityRules(barn.settings)));
    const warnings = [...elsewhere, ...levels, ...held].filter((warning) => joined.has(warning.lessonId));
    await recordOverride(barn, warnings);
    return { lessonPersonIds: events.map((event) => event.data.lessonPersonId), warnings };
  }
}
