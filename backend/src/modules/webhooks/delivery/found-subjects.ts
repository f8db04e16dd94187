import type { Sql } from '../../../platform/database/connect.js';
import type { News, Subject } from '../domain/kinds.js';
import type { Found } from '../domain/message.js';

const idsOf = (news: readonly News[], name: keyof Subject) => [
  ...new Set(news.flatMap(({ about }) => about[name] ?? [])),
];

/** What the news point to, as it is now; one round trip. */
export async function foundSubjects(sql: Sql, farmId: string, news: readonly News[]): Promise<Found> {
  const [lessons, people, payments] = await Promise.all([
    sql<{ id: string; day: string }[]>`
      select lesson_id as id, scheduled_date::text as day from lesson
      where farm_id = ${farmId} and lesson_id = any(${idsOf(news, 'lessonId')}::uuid[])`,
    sql<{ id: string; accountId: string | null; studentId: string | null }[]>`
      select p.person_id as id, p.billing_person_id as "accountId", s.student_id as "studentId" from person p
      left join student s on s.farm_id = p.farm_id and s.person_id = p.person_id
      where p.farm_id = ${farmId} and p.person_id = any(${idsOf(news, 'personId')}::uuid[])`,
    sql<{ id: string; accountId: string }[]>`
      select payment_id as id, billing_person_id as "accountId" from payment
      where farm_id = ${farmId} and payment_id = any(${idsOf(news, 'paymentId')}::uuid[])`,
  ]);
  return {
    lessons: new Map(lessons.map(({ id, day }) => [id, day])),
    people: new Map(people.map(({ id, ...client }) => [id, client])),
    payments: new Map(payments.map(({ id, accountId }) => [id, accountId])),
  };
}
