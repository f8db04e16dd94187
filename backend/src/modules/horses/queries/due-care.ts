import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { CARE_STATES, type CareState } from '../domain/care-due.js';
import { careClock, careRows, judged, type CareClock, type CareOfHorse } from './care-rows.js';

/** Four hundred horses with seven kinds of care; a reply of this many lines stays below what one may hold. */
const MOST_LINES = 3000;

interface Asked {
  careKindId?: string | undefined;
  state?: CareState | undefined;
}
interface DueCare extends CareClock {
  readonly lines: readonly CareOfHorse[];
  /** The barn has more than are looked at. */
  readonly isCut: boolean;
}

/**
 * What is due of all horses in work, the most urgent first; left out is what a horse does not need, and what is done only when needed and
 * was never noted.
 */
export class ListDueCare extends barnQuery<Asked, DueCare>('horses.ListDueCare') {}

@QueryHandler(ListDueCare)
export class ListDueCareHandler extends BarnQueryHandler<ListDueCare> {
  async answer(sql: Sql, { careKindId, state }: Asked, { farmId, now }: Asker & { now: Date }): Promise<DueCare> {
    const chosen = sql`h.is_active and (${careKindId ?? null}::uuid is null or k.care_kind_id = ${careKindId ?? null}::uuid)
      and coalesce(i.is_needed, true) and (last.done_on is not null or coalesce(i.every_count, k.every_count) is not null)`;
    const [clock, rows] = await Promise.all([
      careClock(sql, farmId, now),
      careRows(sql, farmId, chosen, MOST_LINES + 1),
    ]);
    const lines = rows
      .slice(0, MOST_LINES)
      .map((row) => judged(row, clock))
      .filter((line) => state === undefined || line.state === state)
      .toSorted(moreUrgent);
    return { ...clock, lines, isCut: rows.length > MOST_LINES };
  }
}

/** Of what is as urgent, the earlier day; the order of names stays. */
const moreUrgent = (one: CareOfHorse, other: CareOfHorse) =>
  CARE_STATES.indexOf(one.state) - CARE_STATES.indexOf(other.state) || (one.days ?? 0) - (other.days ?? 0);
