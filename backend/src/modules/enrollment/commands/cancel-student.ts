import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideCancellation } from '../domain/decide-cancellation.js';
import { barnToday, type ChosenDates } from '../domain/issue-dates.js';
import { rosterStream } from '../domain/roster.js';
import { cancellationTerms } from '../domain/settings.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { coverOf, placeFacts } from '../queries/place-facts.js';

export interface Cancellation {
  lessonPersonId: string;
  /** If the caller knows it, the roster is loaded in the same round trip. */
  lessonId?: string;
  /** One of the student actions; a family's choice is ignored. */
  action?: string;
  note?: string;
  dates?: ChosenDates;
  notify?: boolean;
  message?: string;
}

/** Staff or the family cancel one student's lesson. */
export class CancelStudent extends barnCommand<Cancellation, { lessonPersonId: string; lessonId: string }>(
  'enrollment.CancelStudent',
) {}

@CommandHandler(CancelStudent)
export class CancelStudentHandler extends BarnCommandHandler<CancelStudent> {
  /** The note is free text and stands apart from the log. */
  async handle(barn: BarnTransaction, input: Cancellation) {
    const family = barn.actor.userType === 'STU';
    const [place, early] = await Promise.all([
      placeFacts(barn.sql, barn.farmId, barn.actor, input.lessonPersonId),
      input.lessonId ? barn.load(rosterStream, input.lessonId) : undefined,
    ]);
    if (!place || (family && !place.isOwn)) throw notFound('The lesson student');
    if (barn.actor.userType === 'SPR') throw forbidden();
    checkMayOpen(barn.actor, place);
    const roster = early && input.lessonId === place.lessonId ? early : await barn.load(rosterStream, place.lessonId);
    const wanted = enabled(barn.settings, 'send_cancellation_notifications');
    const messageId = !family && input.message ? barn.newId() : null;
    const events = decideCancellation(
      {
        by: family ? 'family' : 'staff',
        action: input.action,
        dates: input.dates,
        place,
        cover: coverOf(place),
        terms: cancellationTerms(barn.settings),
        clientsCanCancel: enabled(barn.settings, 'clients_can_cancel'),
        now: barn.now,
        today: barnToday(barn.now, barn.settings.timeZone),
        notify: family ? wanted : (input.notify ?? wanted),
        messageId,
      },
      roster,
    );
    barn.append(rosterStream, place.lessonId, events);
    const remarks = [
      ...(input.note && (events.length || !family) ? [{ subjectId: place.lessonPersonId, text: input.note }] : []),
      ...(input.message && messageId && events.length ? [{ subjectId: messageId, text: input.message }] : []),
    ];
    if (remarks.length) await barn.execute(WriteRemark, { remarks });
    return { lessonPersonId: place.lessonPersonId, lessonId: place.lessonId };
  }
}
