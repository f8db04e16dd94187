import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { strikesOf } from './strikes.js';

/** Undefined where a later lesson or a mark that was put right has ended it. */
export async function lastNoShow({ sql, farmId, now }: BarnTransaction, lessonPersonId: string) {
  const ofRider = sql`lp.student_id = (
    select one.student_id from lesson_person one where one.farm_id = ${farmId} and one.lesson_person_id = ${lessonPersonId})`;
  const strikes = await strikesOf(sql, { farmId, now, chosen: ofRider });
  return strikes.find((one) => one.lessonPersonId === lessonPersonId);
}
