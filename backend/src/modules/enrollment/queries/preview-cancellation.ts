import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  cancellationOutcome,
  usableUntil,
  type CancellationEffect,
  type Cover,
} from '../domain/cancellation-policy.js';
import { cancellationSentence } from '../domain/cancellation-sentence.js';
import { familyCancelRefusal } from '../domain/family-cancel.js';
import { barnToday } from '../domain/issue-dates.js';
import { coverOf, type PlaceFacts } from '../domain/place-facts.js';
import { cancellationTerms } from '../domain/settings.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { checkStudentAction, statusName } from '../domain/status.js';
import type { CancelPreviewReply } from '../http/enrollment.replies.js';
import { placeFacts } from './place-facts.js';

interface CancellationPreview {
  lessonPersonId: string;
  /** What staff consider; a family's wish is ignored. */
  action?: string;
}

/** What cancelling one student would do, by the rule that will do it. */
export class PreviewCancellation extends barnQuery<CancellationPreview, CancelPreviewReply>(
  'enrollment.PreviewCancellation',
) {}

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

const inPackage = (cover: Cover, { unit }: CancellationEffect) => {
  if (cover.kind === 'nothing') return { product_name: null, remain_after: null };
  return {
    product_name: cover.productName,
    remain_after: cover.remain === null ? null : cover.remain + (unit === 'released' ? 1 : 0),
  };
};

@QueryHandler(PreviewCancellation)
export class PreviewCancellationHandler extends BarnQueryHandler<PreviewCancellation> {
  async answer(
    sql: Sql,
    { lessonPersonId, action }: CancellationPreview,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const [barn, place] = await Promise.all([loadBarnSettings(sql), placeFacts(sql, farmId, actor, lessonPersonId)]);
    const by = actor.userType === 'STU' ? ('family' as const) : ('staff' as const);
    if (!place || (by === 'family' && !place.isOwn)) throw notFound('The lesson student');
    checkMayOpen(actor, place);
    if (by === 'staff') checkStudentAction(action);
    const [terms, cover, today] = [cancellationTerms(barn), coverOf(place), barnToday(now, barn.timeZone)];
    const outcome = cancellationOutcome({ by, requested: action, lesson: place, cover, now, today, terms });
    const refusal = whyNot(by, place, barn, now);
    const { noticeHours } = terms;
    return {
      allowed: refusal ? 0 : 1,
      reason: refusal ?? null,
      code: outcome.code,
      code_name: statusName(outcome.code),
      inside_notice: outcome.insideNotice ? 1 : 0,
      notice_hours: noticeHours,
      unit: outcome.unit,
      compensation: outcome.compensation,
      sentence: cancellationSentence({ student: place.firstName, audience: by, noticeHours, cover, outcome, today }),
      ...inPackage(cover, outcome),
      makeup_expiry_date: usableUntil(outcome, cover),
    };
  }
}
