import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { ActivationPreviewReply } from '../http/edited-people.replies.js';
import { changingPeople, comingLessons } from './changing-people.js';

interface Asked {
  personId: string;
  active: boolean;
}

/** Who becomes active or inactive with a person, whose login with them, and which lessons are still to come. R030 F20 */
export class PreviewActivation extends barnQuery<Asked, ActivationPreviewReply>('people.PreviewActivation') {}

@QueryHandler(PreviewActivation)
export class PreviewActivationHandler extends BarnQueryHandler<PreviewActivation> {
  async answer(sql: Sql, { personId, active }: Asked, { farmId, now }: Asker & { now: Date }) {
    const [[person], [preview]] = await Promise.all([
      sql`select 1 from person where farm_id = ${farmId} and person_id = ${personId}`,
      sql<[ActivationPreviewReply]>`
        with changing as (${changingPeople(sql, farmId, { personIds: [personId], active })})
        select (select coalesce(json_agg(json_build_object('person_id', person_id, 'person_name', person_name,
              'is_student', (student_id is not null)::int, 'is_staff', (instructor_id is not null)::int, 'has_login', has_login::int)
              order by (person_id = ${personId}) desc, lower(person_name), person_id), '[]') from changing) as people,
          exists (select from person p join person h on h.farm_id = p.farm_id and h.person_id = p.billing_person_id
            where p.farm_id = ${farmId} and p.person_id = ${personId} and h.person_id <> p.person_id and not h.is_active)::int
            as holder_inactive,
          ${comingLessons(sql, farmId, now)}`,
    ]);
    if (!person) throw notFound('The person');
    return preview;
  }
}
