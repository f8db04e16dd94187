import type { Sql } from '../../../platform/database/connect.js';
import { upcast, type AnyCatalogue, type StoredEvent } from '../../../platform/event-store/event.js';
import type { Found } from '../../../platform/event-store/log-feed.js';
import type { LessonChange } from '../domain/lesson-news.js';
import { affectedLessons, staleAfter } from '../projections/invalidation.js';

const AT_ONCE = 500;

type Row = Pick<StoredEvent, 'position' | 'type'> & { schema_version: number; data: Record<string, unknown> };
type Lessons = { id: string; staff: string[] }[];

/** Two round trips: the log after a position, then who teaches those lessons. */
export async function readLessonChanges(
  sql: Sql,
  catalogue: AnyCatalogue,
  farmId: string,
  after: number,
): Promise<Found<LessonChange>> {
  const events = await sql<Row[]>`
    select position, type, schema_version, data from event
    where farm_id = ${farmId} and position > ${after} order by position limit ${AT_ONCE}`;
  const about = events.flatMap(({ position, type, schema_version, data }) => {
    const event = { type, data: upcast(catalogue, type, schema_version, data) } as StoredEvent;
    const stale = staleAfter(event);
    return stale.length ? [{ position, kind: type, stale }] : [];
  });
  const groups = await lessonsOf(sql, about);
  return {
    changes: about.map(({ position, kind, stale }) => ({
      position,
      kind,
      lessons: kind === 'scheduling.LessonDeleted' ? stale.map(deleted) : (groups.get(stale.join()) ?? []),
    })),
    position: events.at(-1)?.position ?? after,
    cut: events.length === AT_ONCE,
  };
}

/** Its row is gone, and with it who taught it. */
const deleted = (cause: string): Lessons[number] => ({ id: cause.slice('lesson:'.length), staff: [] });

/** Asks each distinct cause once; all questions travel together. */
async function lessonsOf(sql: Sql, about: readonly { stale: string[] }[]) {
  const causes = new Map(about.map(({ stale }) => [stale.join(), stale]));
  return new Map(
    await Promise.all(
      [...causes].map(async ([key, stale]): Promise<[string, Lessons]> => [
        key,
        await sql<Lessons>`
          select l.lesson_id as id, array(
            select i.person_id from instructor i
            where i.farm_id = l.farm_id and (i.instructor_id = l.instructor_id
              or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', i.instructor_id)))) as staff
          from lesson l where l.lesson_id = any(array(${affectedLessons(sql, stale)}))`,
      ]),
    ),
  );
}
