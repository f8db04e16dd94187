import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/http/errors.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { cancellationOutcome } from '../domain/cancellation-policy.js';
import { cancellationSentence } from '../domain/cancellation-sentence.js';
import { familyCancelRefusal } from '../domain/family-cancel.js';
import { barnToday } from '../domain/issue-dates.js';
import { cancellationTerms } from '../domain/settings.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { checkStudentAction, statusName } from '../domain/status.js';
import type { CancelPreviewReply } from '../http/enrollment.replies.js';
import { barnSettings } from './barn-settings.js';
import { coverOf, placeFacts, type PlaceFacts } from './place-facts.js';

export interface CancelQuestion {
  actor: Actor;
  now: Date;
  lessonPersonId: string;
  /** What staff consider; a family's wish is ignored. */
  action?: string;
}

const staffRefusal = ({ issueIsUsed }: PlaceFacts) => (issueIsUsed ? { message: 'What was given for this cancellation has already been used.' } : undefined);

/** What cancelling would do, by the rule that will do it; nothing is written. */
export async function previewCancellation(sql: Sql, farmId: string, { actor, now, lessonPersonId, action }: CancelQuestion): Promise<CancelPreviewReply> {
  const [barn, place] = await Promise.all([barnSettings(sql, farmId), placeFacts(sql, farmId, actor, lessonPersonId)]);
  const by = actor.userType === 'STU' ? 'family' : 'staff';
  if (!place || (by === 'family' && !place.isOwn)) throw notFound('The lesson student');
  checkMayOpen(actor, place);
  if (by === 'staff') checkStudentAction(action);
  const terms = cancellationTerms(barn);
  const cover = coverOf(place);
  const today = barnToday(now, barn.timeZone);
  const outcome = cancellationOutcome({ by, requested: action, lesson: place, cover, now, today, terms });
  const refusal = by === 'staff' ? staffRefusal(place)
    : place.isCancelled ? { message: 'Lesson has already been cancelled' }
      : familyCancelRefusal({ clientsCanCancel: enabled(barn, 'clients_can_cancel'), lesson: { isCancelled: place.lessonIsCancelled, startsAt: place.startsAt }, now });
  const { code, unit, compensation, dates, insideNotice } = outcome;
  const covered = cover.kind === 'nothing' ? undefined : cover;
  const isIssued = compensation === 'makeup' || compensation === 'single_lesson';
  return {
    allowed: refusal ? 0 : 1, reason: refusal?.message ?? null, code, code_name: statusName(code),
    inside_notice: insideNotice ? 1 : 0, notice_hours: terms.noticeHours, unit, compensation,
    sentence: cancellationSentence({ student: place.firstName, audience: by, noticeHours: terms.noticeHours, cover, outcome, today }),
    product_name: covered?.productName ?? null,
    remain_after: covered?.remain == null ? null : covered.remain + (unit === 'released' ? 1 : 0),
    makeup_expiry_date: isIssued ? dates.expiryDate : compensation === 'restore_makeup' ? covered?.expiryDate ?? null : null,
  };
}
