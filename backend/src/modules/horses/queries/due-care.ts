import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { moreUrgent, type CareClock, type CareState } from '../domain/care-due.js';
import { careClock, careRows, judged, type CareOfHorse } from './care-rows.js';
import { documentOfHorse, documentRows, type DocumentOfHorse } from './document-rows.js';

/** Four hundred horses with seven kinds of care; a reply of this many lines stays below what one may hold. */
const MOST_LINES = 3000;

interface Asked {
  careKindId?: string | undefined;
  state?: CareState | undefined;
  /** Care by its kinds alone, or documents alone; both where nothing is said. */
  about?: DueAbout | undefined;
}
export const DUE_ABOUT = ['care', 'documents'] as const;
export type DueAbout = (typeof DUE_ABOUT)[number];
export type DueLine = CareOfHorse | DocumentOfHorse;
interface DueCare extends CareClock {
  readonly lines: readonly DueLine[];
  /** The barn has more than are looked at. */
  readonly isCut: boolean;
}

/**
 * What is due of all horses in work, and which of their documents hold until when, the most urgent first; left out is what a horse does not
 * need, what is done only when needed and was never noted, and documents that do not run out.
 */
export class ListDueCare extends barnQuery<Asked, DueCare>('horses.ListDueCare') {}

@QueryHandler(ListDueCare)
export class ListDueCareHandler extends BarnQueryHandler<ListDueCare> {
  async answer(
    sql: Sql,
    { careKindId, state, about }: Asked,
    { farmId, now }: Asker & { now: Date },
  ): Promise<DueCare> {
    const chosen = sql`${about !== 'documents'}::boolean and h.is_active
      and (${careKindId ?? null}::uuid is null or k.care_kind_id = ${careKindId ?? null}::uuid)
      and coalesce(i.is_needed, true) and (last.done_on is not null or coalesce(i.every_count, k.every_count) is not null)`;
    const documented = sql`${about !== 'care' && careKindId === undefined}::boolean and h.is_active`;
    const [clock, care, documents] = await Promise.all([
      careClock(sql, farmId, now),
      careRows(sql, farmId, chosen, MOST_LINES + 1),
      documentRows(sql, farmId, documented, MOST_LINES + 1),
    ]);
    const all: DueLine[] = [
      ...care.map((row) => judged(row, clock)),
      ...documents.map((row) => documentOfHorse(row, clock)),
    ];
    const lines = all.filter((line) => state === undefined || line.state === state).toSorted(moreUrgent);
    const isCut = [care, documents, lines].some(({ length }) => length > MOST_LINES);
    return { ...clock, lines: lines.slice(0, MOST_LINES), isCut };
  }
}
