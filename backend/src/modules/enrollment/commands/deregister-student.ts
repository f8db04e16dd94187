import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideCancellation } from '../domain/decide-cancellation.js';
import { decideRemoval } from '../domain/decide-removal.js';
import { enrollmentErrors } from '../domain/errors.js';
import { leavingOf } from '../domain/leaving.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { StudentDeregistered } from '../registration-events.js';
import { placesOfLessons } from '../facts/load-places.js';
import { inForceOfLessons, policiesOfPlaces } from '../facts/policy-in-force.js';
import { lessonsToCome, registrationFacts } from '../queries/registration-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';
import { checkMayRegister } from './register-students.js';

interface Deregistering {
  seriesId: string;
  studentId: string;
  /** Of staff; left out, and for families, as the barn does with cancellations. B15 */
  notify?: boolean;
  /** All that a family was shown; without, what it comes to is not compared. */
  seenKey?: string;
}

/**
 * Out of every lesson of the series that is to come; what pays for them is free again. Inside the notice a family's lessons are cancelled
 * as by itself, with what that comes to. Whoever only asked for a place has none. F12 C14
 */
export class DeregisterStudent extends barnCommand<Deregistering>('enrollment.DeregisterStudent') {}

@CommandHandler(DeregisterStudent)
export class DeregisterStudentHandler extends BarnCommandHandler<DeregisterStudent> {
  async handle(barn: BarnTransaction, { seriesId, studentId, notify: asked, seenKey }: Deregistering) {
    checkMayRegister(barn);
    const { sql, farmId, actor, settings, now } = barn;
    const usual = enabled(settings, 'send_cancellation_notifications');
    const isFamily = actor.userType === 'STU';
    const notify = isFamily ? usual : (asked ?? usual);
    const toCome = lessonsToCome(barn, seriesId);
    const [registered, student, places, rosters, policies] = await Promise.all([
      registrationFacts(barn, seriesId),
      studentFacts(sql, farmId, actor, studentId),
      placesOfLessons(sql, farmId, actor, toCome),
      barn.loadAll(rosterStream, toCome),
      policiesOfPlaces(sql, farmId, sql`lp.student_id = ${studentId} and l.lesson_id in (${toCome})`),
    ]);
    checkKnowsStudent(student);
    const place = registered.places.find((one) => one.studentId === studentId);
    if (!place) throw notFound('The registration', 'student_id');
    // Somebody who only asks may have a place in one of its lessons all the same.
    const held = place.state === 'registered' ? [...places.values()] : [];
    const theirs = held.filter((one) => one.studentId === studentId && !one.isCancelled);
    const leaving = leavingOf({
      places: theirs,
      policies: inForceOfLessons(policies, settings),
      barn: settings,
      now,
      notify,
    });
    if (isFamily && seenKey !== undefined && seenKey !== leaving.key) throw enrollmentErrors.outcome_changed();
    for (const { place: near, cancellation } of isFamily && leaving.cancels ? leaving.late : []) {
      const roster = rosters.get(near.lessonId) ?? rosterStream.initial;
      barn.append(rosterStream, near.lessonId, decideCancellation(cancellation, roster));
    }
    const removed = decideRemoval({ places: isFamily ? leaving.free : theirs, rosters, notify });
    for (const event of removed) barn.append(rosterStream, event.data.lessonId, [event]);
    await barn.repository(RegisteredStudent).delete({ farmId, seriesId, studentId });
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.StudentDeregistered',
      data: { seriesId, studentId },
    } satisfies StudentDeregistered);
  }
}
