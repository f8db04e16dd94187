import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { statusName, type Compensation } from '../../enrollment/contracts.js';
import { knowsStudent } from '../../people/contracts.js';
import type { ItemReply, PackageLessonReply } from '../http/items.replies.js';
import { itemRows } from './item-rows.js';
import { isPaidByCard } from './paid-by-card.js';

interface Purchase {
  item: ItemReply;
  lessons: PackageLessonReply[];
  paidByCard: boolean;
}

/** Includes covered lessons that were moved out of the package's dates. */
export class GetStudentPurchase extends barnQuery<{ packageId: string }, Purchase>('billing.GetStudentPurchase') {}

@QueryHandler(GetStudentPurchase)
export class GetStudentPurchaseHandler extends BarnQueryHandler<GetStudentPurchase> {
  async answer(sql: Sql, { packageId }: { packageId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [[item], lessons, paidByCard] = await Promise.all([
      sql<ItemReply[]>`${itemRows(sql, farmId, now)} and p.package_id = ${packageId}`,
      sql<(Omit<PackageLessonReply, 'enrollment_status_name'> & { given: Compensation | null })[]>`
        select l.scheduled_date, to_char(l.start_time, 'HH24:MI') as scheduled_starttime, l.title,
          lp.status_code as enrollment_status_code, lp.cancel_compensation as given,
          case when l.scheduled_date < p.start_date then 'before' when l.scheduled_date > p.expiry_date then 'after'
            else 'within' end as within
        from lesson_person lp
        join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        join package p on p.farm_id = lp.farm_id and p.package_id = lp.package_id
        where lp.farm_id = ${farmId} and lp.package_id = ${packageId}
        order by l.scheduled_date, l.start_time, lp.lesson_person_id`,
      isPaidByCard(sql, farmId, packageId),
    ]);
    if (!item || !(await knowsStudent(sql, actor, item.student_id))) throw notFound('The package');
    return {
      item,
      paidByCard,
      lessons: lessons.map(({ given, ...lesson }) => ({
        ...lesson,
        enrollment_status_name: statusName(lesson.enrollment_status_code, given),
      })),
    };
  }
}
