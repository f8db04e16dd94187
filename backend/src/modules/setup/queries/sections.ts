import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import type { SectionReply } from '../http/setup.replies.js';

export class ListSections extends barnQuery<{ active?: boolean }, SectionReply[]>('setup.ListSections') {}

@QueryHandler(ListSections)
export class ListSectionsHandler extends BarnQueryHandler<ListSections> {
  async answer(sql: Sql, { active }: { active?: boolean }) {
    return sql<SectionReply[]>`
      select s.section_id as id, s.section_name, s.duration, s.max_enrollment, s.program_id, s.instructor_id, s.location_id, s.product_id,
        s.is_active::int as is_active, p.person_name as instructor_name, l.location_name, g.program_name, d.product_name
      from section s join location l using (farm_id, location_id) join program g using (farm_id, program_id)
        left join instructor i on i.farm_id = s.farm_id and i.instructor_id = s.instructor_id
        left join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
        left join product d on d.farm_id = s.farm_id and d.product_id = s.product_id
      where ${active ?? null}::boolean is null or s.is_active = ${active ?? false}::boolean
      order by lower(s.section_name), s.section_id`;
  }
}
