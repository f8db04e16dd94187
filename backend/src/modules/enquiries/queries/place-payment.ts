import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { guestPrice } from '../../billing/contracts.js';
import { heldMoney, type HeldState } from '../../cards/contracts.js';
import { askedLessons, isBookable } from '../../enrollment/contracts.js';
import type { PlaceState } from '../domain/enquiry.js';
import { enquiryErrors } from '../domain/errors.js';
import { guestsAsk, guestsPay } from '../facts/guest-terms.js';
import type { HeldMoneyReply, OwnPlacePaymentReply, PlacePriceReply } from '../http/place-payment.replies.js';

const CENTS = 100;

/** What a guest pays for a place in the lesson; null: nothing before, or it has no price. */
export async function placePrice(
  sql: Sql,
  farmId: string,
  { lessonId, preferences }: { lessonId: string; preferences: BarnSettings['preferences'] },
): Promise<PlacePriceReply | null> {
  const pay = guestsAsk({ preferences }) ? guestsPay({ preferences }) : null;
  const price = pay && (await guestPrice(sql, farmId, lessonId));
  if (!price) return null;
  const { currency: currency_code, totalMinor, feeMinor } = price;
  return { is_needed: pay === 'must' ? 1 : 0, currency_code, amount: totalMinor / CENTS, fee: feeMinor / CENTS };
}

/** As it is read beside an enquiry `e`: a json object, or null. */
export const heldFor = (sql: Sql) => sql`
  (select json_build_object('state', h.state, 'currency_code', h.currency, 'amount', (h.amount_minor / 100.0)::float8)
    from ${heldMoney(sql, { farmId: sql`e.farm_id`, placeId: sql`e.enquiry_id` })} h)`;

interface Asked {
  lessonId: string;
  place: PlaceState;
  preferences: BarnSettings['preferences'];
  held: HeldMoneyReply | null;
}

const askedFor = async (sql: Sql, farmId: string, enquiryId: string) => {
  const [asked] = await sql<Asked[]>`
    select e.lesson_id as "lessonId", e.place, f.preferences, ${heldFor(sql)} as held
    from enquiry e join farm f on f.farm_id = e.farm_id
    where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId} and e.lesson_id is not null`;
  return asked;
};

const COUNTS: readonly HeldState[] = ['held', 'taking', 'taken'];
const MAY_PAY: readonly PlaceState[] = ['asked', 'unpaid', 'kept'];

/** Without the card's form. Null: there is nothing to say about money. */
export async function ownPlacePayment(
  sql: Sql,
  farmId: string,
  enquiryId: string,
): Promise<Omit<OwnPlacePaymentReply, 'card'> | null> {
  const asked = await askedFor(sql, farmId, enquiryId);
  if (!asked) return null;
  const { held, place } = asked;
  const isPaid = held !== null && COUNTS.includes(held.state);
  const price = isPaid || !MAY_PAY.includes(place) ? null : await placePrice(sql, farmId, asked);
  return held || price ? { held, price } : null;
}

/**
 * What is paid for, checked before the card is asked.
 * Throws `enquiry_gone`, `place_held_already`, `place_not_to_pay`, `lesson_over` and `lesson_full`.
 */
export class ReadPlaceToPay extends barnQuery<{ enquiryId: string }, { placeId: string; lessonId: string }>(
  'enquiries.ReadPlaceToPay',
) {}

@QueryHandler(ReadPlaceToPay)
export class ReadPlaceToPayHandler extends BarnQueryHandler<ReadPlaceToPay> {
  async answer(sql: Sql, { enquiryId }: { enquiryId: string }, { farmId, now }: Asker & { now: Date }) {
    const asked = await askedFor(sql, farmId, enquiryId);
    if (!asked) throw enquiryErrors.enquiry_gone();
    const { lessonId, place, held, preferences } = asked;
    if (held && COUNTS.includes(held.state)) throw enquiryErrors.place_held_already();
    if (place !== 'kept' && place !== 'unpaid') throw enquiryErrors.place_not_to_pay();
    const [price, [lesson]] = await Promise.all([
      placePrice(sql, farmId, asked),
      askedLessons(sql, farmId, [lessonId]),
    ]);
    if (!price) throw enquiryErrors.place_not_to_pay();
    if (!lesson || lesson.isCancelled) throw enquiryErrors.lesson_over();
    const bufferHours = numberOf({ preferences }, 'booking_hours_buffer');
    if (place === 'unpaid' && !isBookable(lesson.startsAt, now, bufferHours)) throw enquiryErrors.lesson_over();
    if (place === 'unpaid' && !lesson.free) throw enquiryErrors.lesson_full();
    return { placeId: enquiryId, lessonId };
  }
}
