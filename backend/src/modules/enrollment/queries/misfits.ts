import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { firstKnown } from '../../../platform/database/first-known.js';
import { weightOf } from '../../horses/contracts.js';
import { isShownStudent, isOwnLesson, isLimited } from '../../people/contracts.js';
import {
  horseMisfits,
  lessonMisfits,
  type LevelRange,
  type MeasuredRider,
  type Misfit,
  type SuitabilityRules,
  type SuitedHorse,
} from '../domain/suitability.js';
import type { Warning } from '../domain/warning.js';
import { levelOf, rangeOf } from '../facts/level-columns.js';
import type { Look } from './occupied-lessons.js';

/** A rider on a horse, or on none, in a lesson. */
export interface Ride {
  readonly lessonId: string;
  readonly studentId: string;
  readonly horseId: string | null;
  /** Whose levels are asked about: of a lesson that is still to be planned, or gets another one. Else that of the lesson. */
  readonly sectionId?: string;
}

interface Asked {
  /** Rows of `lesson_id`, `student_id`, `horse_id` and `section_id`, or the rides themselves. */
  readonly rides: readonly Ride[] | Fragment;
  /** Whether the levels of the section are asked about, too. */
  readonly withSection: boolean;
}

/** A ride with all that decides whether it suits. */
interface SuitedRide extends MeasuredRider {
  lessonId: string;
  studentId: string;
  section: LevelRange | null;
  horse: (SuitedHorse & { id: string }) | null;
}

const isList = (rides: Asked['rides']): rides is readonly Ride[] => Array.isArray(rides);

const rowsOf = ({ sql }: Pick<Look, 'sql'>, rides: readonly Ride[]) => {
  const rows = rides.map(({ lessonId, studentId, horseId, sectionId }) => ({
    lesson_id: lessonId,
    student_id: studentId,
    horse_id: horseId,
    section_id: sectionId,
  }));
  return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
    as ride(lesson_id uuid, student_id uuid, horse_id uuid, section_id uuid)`;
};

/** Who rides in these lessons, on the horse that they have; `lessons` has rows of `lesson_id`. */
export const ridesOf = ({ sql, farmId }: Look, lessons: Fragment) => sql`
  select lp.lesson_id, lp.student_id, lp.horse_id, null::uuid as section_id from lesson_person lp
  where lp.farm_id = ${farmId} and not lp.is_cancelled and lp.lesson_id in (${lessons})`;

/** Everybody who rides in these lessons, on each of these horses. */
export const ridesOn = ({ sql, farmId }: Look, lessons: Fragment, horseIds: readonly string[]) => sql`
  select lp.lesson_id, lp.student_id, horse.id as horse_id, null::uuid as section_id
  from lesson_person lp cross join unnest(${[...horseIds]}::uuid[]) as horse(id)
  where lp.farm_id = ${farmId} and not lp.is_cancelled and lp.lesson_id in (${lessons})`;

/** Everybody who rides in these lessons, as if they were of this section. */
export const ridersIn = ({ sql, farmId }: Look, lessonIds: readonly string[], sectionId: string) => sql`
  select lp.lesson_id, lp.student_id, null::uuid as horse_id, ${sectionId}::uuid as section_id from lesson_person lp
  where lp.farm_id = ${farmId} and not lp.is_cancelled and lp.lesson_id = any(${[...lessonIds]}::uuid[])`;

/** Staff of a barn that restricts clients to staff are told of those they know, and of who rides in their own lessons. B03 */
const isKnown = ({ sql, actor }: Look): Fragment =>
  isLimited(actor)
    ? sql`(${isShownStudent(sql, actor, sql`s.student_id`)} or ${isOwnLesson(sql, actor)})`
    : isShownStudent(sql, actor, sql`s.student_id`);

/** At a barn that does not ask what suits, of private horses alone. It is issued before the first await. */
export async function suitedRides(look: Look, { rides, withSection }: Asked): Promise<SuitedRide[]> {
  const { sql, farmId } = look;
  if (isList(rides) && rides.length === 0) return [];
  const asked = isList(rides) ? rowsOf(look, rides) : rides;
  return sql<SuitedRide[]>`
    select ride.lesson_id as "lessonId", ride.student_id as "studentId", p.person_name as name,
      ${levelOf(sql, sql`s.farm_id`, sql`s.level_id`)} as level, m.weight, m.height,
      case when x.section_id is not null and ${withSection}::boolean then ${rangeOf(sql, sql`x`)} end as section,
      case when h.horse_id is not null then json_build_object('id', h.horse_id, 'name', h.horse_name, 'levels', ${rangeOf(sql, sql`h`)},
        'mostCarried', h.most_carried, 'ownWeight', ${weightOf(sql, sql`h`)},
        'heightFrom', h.rider_height_from, 'heightTo', h.rider_height_to,
        'isNotForRider', exists (select from student_horse_fit n
          where n.farm_id = s.farm_id and n.student_id = s.student_id and n.horse_id = h.horse_id and n.kind = 'not'),
        'isOfAnother', ${isOfAnother(sql)}) end as horse
    from (${asked}) ride
      join student s on s.farm_id = ${farmId} and s.student_id = ride.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      left join lesson l on l.farm_id = s.farm_id and l.lesson_id = ride.lesson_id
      left join section x on x.farm_id = s.farm_id and x.section_id = ${firstKnown(sql, sql`ride.section_id`, sql`l.section_id`)}
      left join rider_measure m on m.farm_id = s.farm_id and m.student_id = s.student_id
      left join horse h on h.farm_id = s.farm_id and h.horse_id = ride.horse_id
    where ((select f.preferences ->> 'checks_suitability' = '1' from farm f where f.farm_id = ${farmId}) or h.owner_id is not null)
      and ${isKnown(look)}`;
}

/** Whoever may name a horse, or goes well with it, rides it with its owner's leave: staff have noted that. */
const isOfAnother = (sql: Sql) => sql`(h.owner_id is not null and h.owner_id is distinct from p.billing_person_id
  and not exists (select from student_horse may
    where may.farm_id = s.farm_id and may.student_id = s.student_id and may.horse_id = h.horse_id)
  and not exists (select from student_horse_fit f
    where f.farm_id = s.farm_id and f.student_id = s.student_id and f.horse_id = h.horse_id and f.kind = 'favourite'))`;

/** What staff are warned of, and a family may be refused by. */
export const misfitWarnings = (rides: readonly SuitedRide[], rules: SuitabilityRules): (Warning & Misfit)[] =>
  rides.flatMap(({ lessonId, studentId, section, horse, ...rider }) => {
    const of = { lessonId, elsewhereId: null };
    const inLesson = section ? lessonMisfits(rider, section, rules) : [];
    const onHorse = horse ? horseMisfits(rider, horse, rules) : [];
    return [
      ...inLesson.map((misfit) => ({ ...misfit, ...of, aboutId: studentId, aboutName: rider.name })),
      ...onHorse.map((misfit) => ({ ...misfit, ...of, aboutId: horse?.id ?? '', aboutName: horse?.name ?? '' })),
    ];
  });

/** What speaks against these riders in these lessons, or on these horses, or is missing to say so. Whose a horse is, is always asked. */
export const findMisfits = async (look: Look, asked: Asked, rules: SuitabilityRules) =>
  rules.isAsked || !asked.withSection ? misfitWarnings(await suitedRides(look, asked), rules) : [];
