import type { Sql } from '../../../platform/database/connect.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { heldMoney, type HeldState } from '../../cards/contracts.js';
import { mailedLessons, type MailedLesson } from './mailed-lessons.js';

export interface MailedGuestPlace {
  lesson: MailedLesson;
  /** While a place is kept. */
  keptUntil: Date | null;
  /** Of its session, where the barn wrote it. */
  whatToBring: string | null;
}

/** What was held for it on a card, as it is now. */
export interface MailedHold {
  state: HeldState;
  /** `CAD 51.87`. */
  amount: string;
}

/** Null: nothing was held for the place that an enquiry asks for. */
export async function mailedHold(sql: Sql, farmId: string, enquiryId: string): Promise<MailedHold | null> {
  const [held] = await sql<{ state: HeldState; amountMinor: number; currency: string }[]>`
    select h.state, h.amount_minor as "amountMinor", h.currency
    from ${heldMoney(sql, { farmId: sql`${farmId}::uuid`, placeId: sql`${enquiryId}::uuid` })} h`;
  return held ? { state: held.state, amount: writtenAmount(held.amountMinor, held.currency) } : null;
}

/** The lesson that an enquiry asks for; undefined where it asks for none, or the lesson was deleted. */
export async function mailedGuestPlace(
  sql: Sql,
  farmId: string,
  enquiryId: string,
): Promise<MailedGuestPlace | undefined> {
  const [asked] = await sql<{ lessonId: string; keptUntil: Date | null; whatToBring: string | null }[]>`
    select l.lesson_id as "lessonId", g.kept_until as "keptUntil", r.what_to_bring as "whatToBring"
    from enquiry e join lesson l on l.farm_id = e.farm_id and l.lesson_id = e.lesson_id
    left join guest_place g on g.farm_id = e.farm_id and g.place_id = e.enquiry_id
    left join registration r on r.farm_id = l.farm_id and r.series_id = l.series_id
    where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId}`;
  if (!asked) return undefined;
  const { lessonId, keptUntil, whatToBring } = asked;
  const [lesson] = await mailedLessons(sql, farmId, [lessonId]);
  return lesson && { lesson, keptUntil, whatToBring };
}
