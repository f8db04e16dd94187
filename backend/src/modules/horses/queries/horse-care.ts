import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { MOST_CARE_KINDS } from '../commands/save-care-kind.js';
import type { CareClock } from '../domain/care-due.js';
import type { CareEntryReply } from '../http/care.replies.js';
import { careClock, careRows, judged, type CareOfHorse } from './care-rows.js';

/** Of one horse: the latest. Twenty years of a farrier every six weeks, or of what is usual, five. */
const MOST_ENTRIES = 200;

interface HorseCare extends CareClock {
  readonly kinds: readonly CareOfHorse[];
  readonly entries: readonly CareEntryReply[];
  /** There are older ones. */
  readonly isCut: boolean;
}

/** What a horse needs and when, and what was noted of it, the latest first. What it cost is for administrators. */
export class GetHorseCare extends barnQuery<{ horseId: string }, HorseCare>('horses.GetHorseCare') {}

@QueryHandler(GetHorseCare)
export class GetHorseCareHandler extends BarnQueryHandler<GetHorseCare> {
  async answer(sql: Sql, { horseId }: { horseId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [[horse], clock, rows, entries] = await Promise.all([
      sql`select 1 from horse where farm_id = ${farmId} and horse_id = ${horseId}`,
      careClock(sql, farmId, now),
      careRows(sql, farmId, sql`h.horse_id = ${horseId}`, MOST_CARE_KINDS),
      sql<CareEntryReply[]>`
        select e.care_entry_id as id, e.horse_id, e.care_kind_id, k.care_kind_name, e.done_on::text, e.done_by, e.remark,
          case when ${actor.userType === 'ADM'}::boolean then e.cost_minor / 100.0 end::float8 as cost, e.next_on::text
        from care_entry e join care_kind k on k.farm_id = e.farm_id and k.care_kind_id = e.care_kind_id
        where e.farm_id = ${farmId} and e.horse_id = ${horseId}
        order by e.done_on desc, e.care_entry_id desc limit ${MOST_ENTRIES + 1}`,
    ]);
    if (!horse) throw notFound('The horse');
    return {
      ...clock,
      kinds: rows.map((row) => judged(row, clock)),
      entries: entries.slice(0, MOST_ENTRIES),
      isCut: entries.length > MOST_ENTRIES,
    };
  }
}
