import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { ActivationsPreviewReply } from '../http/edited-people.replies.js';
import { changingPeople, comingLessons } from './changing-people.js';

interface Asked {
  personIds: readonly string[];
  active: boolean;
}

/** What follows from changing many people together, in numbers. R030 F20 */
export class PreviewActivations extends barnQuery<Asked, ActivationsPreviewReply>('people.PreviewActivations') {}

@QueryHandler(PreviewActivations)
export class PreviewActivationsHandler extends BarnQueryHandler<PreviewActivations> {
  async answer(sql: Sql, asked: Asked, { farmId, now }: Asker & { now: Date }) {
    const ids = [...new Set(asked.personIds)];
    const [[found], [preview]] = await Promise.all([
      sql<[{ people: number }]>`
        select count(*)::int as people from person where farm_id = ${farmId} and person_id = any(${ids}::uuid[])`,
      sql<[ActivationsPreviewReply]>`
      with changing as (${changingPeople(sql, farmId, asked)})
      select count(*)::int as people, (count(*) filter (where not is_named))::int as along,
        (count(*) filter (where has_login))::int as logins, count(instructor_id)::int as staff,
        ${comingLessons(sql, farmId, now)}
      from changing`,
    ]);
    if (found.people < ids.length) throw notFound('The person');
    return preview;
  }
}
