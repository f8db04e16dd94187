import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { isRestricted } from '../../../platform/tenancy/actor.js';
import { clashCode, clashSentence, doubleBookings, type DoubleBooking, type Use } from '../../scheduling/contracts.js';
import { occupiedLessons } from '../queries/occupied-lessons.js';

export interface Warning {
  code: string;
  message: string;
  lessonId: string;
}

/** Restricted staff and families are told of the clash without a name. A01 */
const nameless = ({ actor }: BarnTransaction) =>
  actor.userType === 'STU' || isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF');

type Asked = Parameters<typeof occupiedLessons>;

const lessonsAround = (barn: BarnTransaction, lessonIds: Asked[2], only?: Asked[3]['only']) =>
  occupiedLessons(barn.sql, barn.farmId, lessonIds, {
    title: nameless(barn) ? barn.sql`'another lesson'` : barn.sql`o.title`,
    only,
  });

/** Other lessons of the student that overlap one of these. F21 */
export async function ridesElsewhere(
  barn: BarnTransaction,
  lessonIds: readonly string[],
  studentId: string,
): Promise<DoubleBooking[]> {
  const lessons = await lessonsAround(barn, lessonIds, { kind: 'rider', id: studentId });
  const isRider = ({ kind, id }: Use) => kind === 'rider' && id === studentId;
  const rider = lessons.flatMap(({ uses }) => uses).find(isRider);
  if (!rider) return [];
  return lessons
    .filter(({ isAsked }) => isAsked)
    .flatMap((lesson) => doubleBookings({ ...lesson, uses: [rider] }, lessons));
}

/** Other lessons of the horse that overlap this place's. F21 */
export async function horseElsewhere(
  barn: BarnTransaction,
  lessonPersonId: string,
  horseId: string,
): Promise<DoubleBooking[]> {
  const { sql, farmId } = barn;
  const mine = sql`select lesson_id from lesson_person where farm_id = ${farmId} and lesson_person_id = ${lessonPersonId}`;
  const lessons = await lessonsAround(barn, mine, { kind: 'horse', id: horseId });
  const horse = lessons.flatMap(({ uses }) => uses)[0];
  if (!horse) return [];
  return lessons
    .filter(({ isAsked }) => isAsked)
    .flatMap((lesson) => doubleBookings({ ...lesson, uses: [horse] }, lessons));
}

export async function clashesOfNew(barn: BarnTransaction, lessonIds: readonly string[]): Promise<DoubleBooking[]> {
  await Promise.all(barn.flush());
  const lessons = await lessonsAround(barn, lessonIds);
  return lessons.filter(({ isAsked }) => isAsked).flatMap((lesson) => doubleBookings(lesson, lessons));
}

export const warningOf = (twice: DoubleBooking): Warning => ({
  code: clashCode(twice),
  message: clashSentence(twice),
  lessonId: twice.lesson.lessonId,
});
