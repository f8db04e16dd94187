import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import type { Caller } from '../../../platform/http/caller.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { cancellationOutcome, type CancellationOutcome, type Cover } from '../domain/cancellation-policy.js';
import { cancellationSentence } from '../domain/cancellation-sentence.js';
import { familyCancelRefusal } from '../domain/family-cancel.js';
import { barnToday } from '../domain/issue-dates.js';
import { cancellationTerms } from '../domain/settings.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { checkStudentAction, statusName } from '../domain/status.js';
import type { CancelPreviewReply } from '../http/enrollment.replies.js';
import { barnSettings } from './barn-settings.js';
import { coverOf, placeFacts, type PlaceFacts } from './place-facts.js';

/** What cancelling would do. `action` is what staff consider; a family's wish is ignored. */
export class PreviewCancellation extends Query<CancelPreviewReply> {
  constructor(
    readonly caller: Caller,
    readonly lessonPersonId: string,
    readonly action?: string,
  ) {
    super();
  }
}

/** Why it may not be cancelled, in words; undefined when it may. */
function whyNot(by: 'staff' | 'family', place: PlaceFacts, barn: BarnSettings, now: Date): string | undefined {
  if (by === 'staff')
    return place.issueIsUsed ? 'What was given for this cancellation has already been used.' : undefined;
  if (place.isCancelled) return 'Lesson has already been cancelled';
  return familyCancelRefusal({
    clientsCanCancel: enabled(barn, 'clients_can_cancel'),
    lesson: { isCancelled: place.lessonIsCancelled, startsAt: place.startsAt },
    now,
  })?.message;
}

/** Until when what the student gets may be used. */
function usableUntil({ compensation, dates }: CancellationOutcome, cover: Cover) {
  if (compensation === 'makeup' || compensation === 'single_lesson') return dates.expiryDate;
  return compensation === 'restore_makeup' && cover.kind !== 'nothing' ? cover.expiryDate : null;
}

const inPackage = (cover: Cover, { unit }: CancellationOutcome) => {
  if (cover.kind === 'nothing') return { product_name: null, remain_after: null };
  return {
    product_name: cover.productName,
    remain_after: cover.remain === null ? null : cover.remain + (unit === 'released' ? 1 : 0),
  };
};

@QueryHandler(PreviewCancellation)
export class PreviewCancellationHandler implements IQueryHandler<PreviewCancellation> {
  constructor(
    private readonly barns: BarnReader,
    private readonly clock: Clock,
  ) {}

  /** By the rule that will do it; nothing is written. */
  execute({ caller: { farmId, actor }, lessonPersonId, action }: PreviewCancellation): Promise<CancelPreviewReply> {
    return this.barns.read(farmId, async (sql) => {
      const [barn, place] = await Promise.all([
        barnSettings(sql, farmId),
        placeFacts(sql, farmId, actor, lessonPersonId),
      ]);
      const now = this.clock.now();
      const by = actor.userType === 'STU' ? 'family' : 'staff';
      if (!place || (by === 'family' && !place.isOwn)) throw notFound('The lesson student');
      checkMayOpen(actor, place);
      if (by === 'staff') checkStudentAction(action);
      const [terms, cover, today] = [cancellationTerms(barn), coverOf(place), barnToday(now, barn.timeZone)];
      const outcome = cancellationOutcome({ by, requested: action, lesson: place, cover, now, today, terms });
      const refusal = whyNot(by, place, barn, now);
      return {
        allowed: refusal ? 0 : 1,
        reason: refusal ?? null,
        code: outcome.code,
        code_name: statusName(outcome.code),
        inside_notice: outcome.insideNotice ? 1 : 0,
        notice_hours: terms.noticeHours,
        unit: outcome.unit,
        compensation: outcome.compensation,
        sentence: cancellationSentence({
          student: place.firstName,
          audience: by,
          noticeHours: terms.noticeHours,
          cover,
          outcome,
          today,
        }),
        ...inPackage(cover, outcome),
        makeup_expiry_date: usableUntil(outcome, cover),
      };
    });
  }
}
