import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { personWhoActed } from '../../../platform/event-store/person-who-acted.js';
import { streamName } from '../../../platform/event-store/stream.js';
import { forbidden, notFound, stale } from '../../../platform/errors/refusal.js';
import { isRestricted } from '../../../platform/tenancy/actor.js';
import { isStaffedBy, lessonStream, type Lesson, type PlannedLesson } from '../domain/lesson.js';
import { seriesStream, type Series } from '../domain/series-stream.js';
import { affectedLessons } from '../queries/affected-lessons.js';
import { shownLessons } from '../lookups.js';

export interface ChangeScope {
  lessonId: string;
  applyToFuture?: boolean;
  version?: number;
}

export interface AffectedLessons {
  chosen: PlannedLesson;
  later: PlannedLesson[];
  series: Series;
}

const VIEW_SELF = 'STAFF_RESTRICT_VIEW_CALENDAR_SELF';

async function selfOf(barn: BarnTransaction): Promise<string | undefined> {
  if (!isRestricted(barn.actor, VIEW_SELF)) return undefined;
  const [row] = await barn.sql<
    { instructor_id: string }[]
  >`select instructor_id from instructor where farm_id = ${barn.farmId} and person_id = ${barn.actor.personId ?? null}`;
  return row?.instructor_id;
}

const laterIds = (barn: BarnTransaction, lessonId: string) => barn.sql<{ lesson_id: string }[]>`
  select l.lesson_id from lesson l
  where l.farm_id = ${barn.farmId} and l.lesson_id <> ${lessonId}
    and l.lesson_id = any(array(${affectedLessons(barn.sql, barn.farmId, { lessonIds: [lessonId], applyToFuture: true })}))
  order by l.scheduled_date, l.start_time`;

/** Whether the caller may change a lesson: restricted staff those that they teach or help in. A01 */
export async function ownLessons(barn: BarnTransaction): Promise<(lesson: PlannedLesson) => boolean> {
  const self = await selfOf(barn);
  return (lesson) => !isRestricted(barn.actor, VIEW_SELF) || isStaffedBy(lesson, self);
}

export const isPlanned = (lesson: Lesson): lesson is PlannedLesson => lesson.phase !== 'none';

/** The lesson and, if asked, the later ones of its series. Restricted staff change only their own. A01 R083 */
export async function loadAffectedLessons(
  barn: BarnTransaction,
  { lessonId, applyToFuture }: ChangeScope,
): Promise<AffectedLessons> {
  const [mine, later, chosen] = await Promise.all([
    ownLessons(barn),
    applyToFuture ? laterIds(barn, lessonId) : [],
    barn.load(lessonStream, lessonId),
  ]);
  if (!isPlanned(chosen)) throw notFound('The event');
  if (!mine(chosen)) throw forbidden();
  const [followers, series] =
    applyToFuture && chosen.seriesId
      ? await Promise.all([
          barn.loadAll(
            lessonStream,
            later.map((row) => row.lesson_id),
          ),
          barn.load(seriesStream, chosen.seriesId),
        ])
      : [new Map<string, Lesson>(), seriesStream.initial];
  return { chosen, later: [...followers.values()].filter(isPlanned).filter(mine), series };
}

interface Changed {
  current: object;
  changed_by: string | null;
  changed_at: Date;
}

/**
 * Refuses a change of a stale version with the lesson as it is, who changed it and when; one that would change nothing is accepted.
 * Riders and horses are left out: not everybody who edits a lesson knows them all. B03
 */
export async function refuseStale(
  { sql, farmId }: BarnTransaction,
  lesson: PlannedLesson,
  version: number | undefined,
) {
  if (version === undefined || version >= lesson.version) return;
  const [changed] = await sql<Changed[]>`
    select d.lesson::jsonb - 'studentString' - 'horseString' as current, p.person_name as changed_by, e.occurred_at as changed_at
    from ${shownLessons(sql)} d
      join event e on e.farm_id = d.farm_id and e.stream = ${streamName(lessonStream, lesson.lessonId)} and e.version > ${version}
      ${personWhoActed(sql, sql`e`)}
    where d.farm_id = ${farmId} and d.lesson_id = ${lesson.lessonId}
    order by e.version desc limit 1`;
  throw stale(changed && { ...changed.current, changed_by: changed.changed_by, changed_at: changed.changed_at });
}
