import type { Sql } from '../../../platform/database/connect.js';
import type { FeedKind } from '../events.js';

interface FeedSubject {
  subjectId: string;
  name: string;
  /** Of staff. */
  personId: string | null;
}

/** What a feed is about; staff by either id. */
export async function feedSubject(
  sql: Sql,
  { farmId, kind, id }: { farmId: string; kind: FeedKind; id: string },
): Promise<FeedSubject | undefined> {
  const asked = {
    staff: sql`
      select i.instructor_id as "subjectId", p.person_name as name, p.person_id as "personId"
      from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where i.farm_id = ${farmId} and ${id} in (i.instructor_id, i.person_id)`,
    horse: sql`
      select horse_id as "subjectId", horse_name as name, null as "personId" from horse
      where farm_id = ${farmId} and horse_id = ${id}`,
    location: sql`
      select location_id as "subjectId", location_name as name, null as "personId" from location
      where farm_id = ${farmId} and location_id = ${id}`,
    barn: sql`
      select farm_id as "subjectId", farm_name as name, null as "personId" from farm
      where farm_id = ${farmId} and farm_id = ${id}`,
  }[kind];
  const [found] = await sql<FeedSubject[]>`select * from (${asked}) asked`;
  return found;
}
