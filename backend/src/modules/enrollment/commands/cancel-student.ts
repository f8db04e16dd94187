import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideCancellation } from '../domain/decide-cancellation.js';
import { decidePlaceNote } from '../domain/decide-place-note.js';
import { barnToday, type ChosenDates } from '../domain/issue-dates.js';
import { coverOf } from '../domain/place-facts.js';
import { rosterStream } from '../domain/roster.js';
import { cancellationTerms } from '../domain/terms.js';
import { loadEnrolment } from '../facts/load-enrolment.js';
import { inForce, policyOfPlace } from '../facts/policy-in-force.js';

export interface Cancellation {
  lessonPersonId: string;
  /** One of the student actions; ignored from a family. */
  action?: string;
  /** The code that a family was shown; without, what it comes to is not compared. */
  seen?: string;
  /** All that a family or staff were shown: `outcomeKey`. */
  seenKey?: string;
  /** Staff cancel as the family would, by the barn's own policy. */
  byPolicy?: boolean;
  /** Of the barn; its policy may say what it gives. */
  reason?: string;
  note?: string;
  dates?: ChosenDates;
  notify?: boolean;
  message?: string;
}

export class CancelStudent extends barnCommand<Cancellation, { lessonPersonId: string; lessonId: string }>(
  'enrollment.CancelStudent',
) {}

@CommandHandler(CancelStudent)
export class CancelStudentHandler extends BarnCommandHandler<CancelStudent> {
  async handle(barn: BarnTransaction, input: Cancellation) {
    if (barn.actor.userType === 'SPR') throw forbidden();
    const [{ place, roster }, found] = await Promise.all([
      loadEnrolment(barn, input.lessonPersonId),
      policyOfPlace(barn.sql, barn.farmId, input.lessonPersonId),
    ]);
    const family = barn.actor.userType === 'STU';
    const wanted = enabled(barn.settings, 'send_cancellation_notifications');
    const terms = cancellationTerms(barn.settings);
    const messageId = !family && input.message ? barn.newId() : null;
    const events = decideCancellation(
      {
        by: family ? 'family' : 'staff',
        action: input.action,
        seen: input.seen,
        seenKey: input.seenKey,
        byPolicy: input.byPolicy,
        reason: input.reason,
        policy: inForce(found, barn.settings),
        dates: input.dates,
        place,
        cover: coverOf(place, terms),
        terms,
        clientsCanCancel: enabled(barn.settings, 'clients_can_cancel'),
        now: barn.now,
        today: barnToday(barn.now, barn.settings.timeZone),
        notify: family ? wanted : (input.notify ?? wanted),
        messageId,
      },
      roster,
    );
    const noting = decidePlaceNote({
      note: input.note,
      by: family ? 'family' : 'staff',
      isCancelling: events.length > 0,
      place,
    });
    barn.append(rosterStream, place.lessonId, [...events, ...noting.events]);
    // Note and message are free text and therefore not part of the event log.
    const remarks = [
      ...(input.note && noting.writes ? [{ subjectId: place.lessonPersonId, text: input.note }] : []),
      ...(input.message && messageId && events.length ? [{ subjectId: messageId, text: input.message }] : []),
    ];
    if (remarks.length) await barn.execute(WriteRemark, { remarks });
    return { lessonPersonId: place.lessonPersonId, lessonId: place.lessonId };
  }
}
