import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { statusName, type Compensation, type Filling } from '../../enrollment/contracts.js';
import { activeMates, isShownStudent } from '../../people/contracts.js';
import type { ItemReply, PackageLessonReply } from '../http/items.replies.js';
import { itemRows } from './item-rows.js';
import { isPaidByCard } from './paid-by-card.js';

interface Purchase {
  item: ItemReply;
  /** Ids of all students whose lessons it may pay for. */
  riders: readonly string[];
  lessons: PackageLessonReply[];
  paidByCard: boolean;
}

/** Includes covered lessons that were moved out of the package's dates; of what a family shares, those of riders that the caller knows. */
export class GetStudentPurchase extends barnQuery<{ packageId: string }, Purchase>('billing.GetStudentPurchase') {}

@QueryHandler(GetStudentPurchase)
export class GetStudentPurchaseHandler extends BarnQueryHandler<GetStudentPurchase> {
  async answer(sql: Sql, { packageId }: { packageId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [[item], [shared], lessons, paidByCard] = await Promise.all([
      sql<ItemReply[]>`${itemRows(sql, farmId, now)} and p.package_id = ${packageId}`,
      sql<{ riders: string[]; isKnown: boolean }[]>`
        select riders, exists (select from unnest(riders) rider where ${isShownStudent(sql, actor, sql`rider`)}) as "isKnown"
        from package p cross join lateral (
          select p.student_id || case when p.is_shared then ${activeMates(sql, farmId, sql`p.student_id`)} else '{}' end as riders) for_whom
        where p.farm_id = ${farmId} and p.package_id = ${packageId}`,
      sql<
        (Omit<PackageLessonReply, 'enrollment_status_name'> & { given: Compensation | null; filling: Filling | null })[]
      >`
        select l.scheduled_date, to_char(l.start_time, 'HH24:MI') as scheduled_starttime, l.title,
          case when p.is_shared then (
            select rode.first_name from student s join person rode on rode.farm_id = s.farm_id and rode.person_id = s.person_id
            where s.farm_id = lp.farm_id and s.student_id = lp.student_id) end as rider_name,
          lp.status_code as enrollment_status_code, lp.cancel_compensation as given, lp.filling,
          case when l.scheduled_date < p.start_date then 'before' when l.scheduled_date > p.expiry_date then 'after'
            else 'within' end as within
        from lesson_person lp
        join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        join package p on p.farm_id = lp.farm_id and p.package_id = lp.package_id
        where lp.farm_id = ${farmId} and lp.package_id = ${packageId} and ${isShownStudent(sql, actor, sql`lp.student_id`)}
        order by l.scheduled_date, l.start_time, lp.lesson_person_id`,
      isPaidByCard(sql, farmId, packageId),
    ]);
    if (!item || !shared?.isKnown) throw notFound('The package');
    return {
      item,
      riders: shared.riders,
      paidByCard,
      lessons: lessons.map(({ given, filling, ...lesson }) => ({
        ...lesson,
        enrollment_status_name: statusName(lesson.enrollment_status_code, given, filling),
      })),
    };
  }
}
