import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { SectionReply } from '../http/sections.js';
import { sectionEntries } from './section-entries.js';

/** The section that new events begin with: the barn's choice while it is active, else none. B11 */
export class GetDefaultSection extends barnQuery<void, SectionReply | null>('setup.GetDefaultSection') {}

@QueryHandler(GetDefaultSection)
export class GetDefaultSectionHandler extends BarnQueryHandler<GetDefaultSection> {
  async answer(sql: Sql, _: void, { actor }: Asker) {
    const [section] = await sql<SectionReply[]>`
      select e.* from (${sectionEntries.rows(sql, actor)}) e
      where e.is_active = 1 and e.id::text = (select preferences->>'default_section_id' from farm)`;
    return section ?? null;
  }
}
