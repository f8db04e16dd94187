import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { askedLessons, bookingTerms, isBookable } from '../../enrollment/contracts.js';
import { checkAsking } from '../domain/decide-place.js';
import { guestsAsk } from '../facts/guest-terms.js';
import type { Enquiry } from '../tables/enquiry.entity.js';

export interface AskedPlace {
  lessonId: string;
  /** Kilograms; kept where the barn asks. */
  riderWeight: number | null;
}

/** What an enquiry keeps of the lesson that it is for. Refusals: `checkAsking`. */
export async function checkAsked(
  barn: BarnTransaction,
  { lessonId, riderWeight }: AskedPlace,
): Promise<Pick<Enquiry, 'lessonId' | 'lessonStartsAt' | 'riderWeight' | 'place'>> {
  const { sql, farmId, settings, now } = barn;
  const [lesson] = await askedLessons(sql, farmId, [lessonId]);
  const needsWeight = enabled(settings, 'guests_say_weight');
  checkAsking({
    isOn: guestsAsk(settings),
    lesson,
    isBookable: lesson !== undefined && isBookable(lesson.startsAt, now, bookingTerms(settings).bufferHours),
    needsWeight,
    riderWeight,
  });
  const lessonStartsAt = lesson?.startsAt ?? null;
  return { lessonId, lessonStartsAt, riderWeight: needsWeight ? riderWeight : null, place: 'asked' };
}
