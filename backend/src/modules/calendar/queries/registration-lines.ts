import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { sessionTitle, shareOf, type Share } from '../../enrollment/contracts.js';
import type { RegistrationLineReply } from '../http/registration.replies.js';

interface Registering {
  seriesId: string;
  studentIds: readonly string[];
}

/** What registering costs, as lines of the family's cart; nothing where the session's package costs nothing. F12 R148 */
export class ReadRegistrationLines extends barnQuery<Registering, RegistrationLineReply[]>(
  'calendar.ReadRegistrationLines',
) {}

@QueryHandler(ReadRegistrationLines)
export class ReadRegistrationLinesHandler extends BarnQueryHandler<ReadRegistrationLines> {
  async answer(sql: Sql, { seriesId, studentIds }: Registering, { farmId }: Asker) {
    const lines = await sql<(RegistrationLineReply & { share: Share | null })[]>`
      select r.product_id, p.product_name, (p.price_minor / 100.0)::float8 as product_price, p.price_from::int as price_from,
        p.product_count as start_count,
        case when e.of_lessons > e.lessons then json_build_object('lessons', e.lessons, 'of', e.of_lessons) end as share,
        p.is_tracked::int as is_tracked, s.student_id, rider.person_name as student_name, rider.person_id,
        ${sessionTitle(sql)} as registration_title
      from registration r
      join product p on p.farm_id = r.farm_id and p.product_id = r.product_id
      join registered_student e on e.farm_id = r.farm_id and e.series_id = r.series_id and e.state = 'registered'
        and e.student_id = any(${studentIds}::uuid[])
      join student s on s.farm_id = e.farm_id and s.student_id = e.student_id
      join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
      where r.farm_id = ${farmId} and r.series_id = ${seriesId} and p.price_minor > 0
      order by lower(rider.person_name), s.student_id`;
    return lines.map(({ share, ...line }) => {
      const whole = { priceMinor: Math.round(line.product_price * 100), count: line.start_count };
      const { priceMinor, count } = share ? shareOf(whole, share) : whole;
      return { ...line, product_price: priceMinor / 100, start_count: count };
    });
  }
}
