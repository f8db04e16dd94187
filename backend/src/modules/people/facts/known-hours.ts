import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { WeeklySpan } from '../domain/weekly-hours.js';
import { spansOf } from '../queries/weekly-hours.js';

export interface KnownHours {
  readonly personId: string;
  /** By weekday and time. */
  readonly hours: readonly WeeklySpan[];
}

/** Staff set their own alone; anybody else's are 404 to them. */
export async function knownHours({ sql, farmId, actor }: BarnTransaction, instructorId: string): Promise<KnownHours> {
  const [known] = await sql<KnownHours[]>`
    select i.person_id as "personId", ${spansOf(sql, sql`i`)} as hours
    from instructor i where i.farm_id = ${farmId} and i.instructor_id = ${instructorId}
      and (${actor.userType === 'ADM'} or i.person_id = ${actor.personId ?? null})`;
  if (!known) throw notFound('The staff person', 'staff_id');
  return known;
}
