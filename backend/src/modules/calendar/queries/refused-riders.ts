import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isShownRider } from '../../people/contracts.js';
import {
  ageRefusal,
  levelOf,
  levelRefusal,
  lessonMisfits,
  rangeOf,
  type LevelledRider,
  type LevelRange,
  type SuitabilityRules,
} from '../../enrollment/contracts.js';
import type { NotForRiderReply } from '../http/registration.replies.js';

type Rider = LevelledRider & { studentId: string; dateOfBirth: string | null };

/** Of a family: only it is told beforehand, staff decide. */
export const ownRiders = (sql: Sql, { farmId, actor }: Asker) => sql<Rider[]>`
  select s.student_id as "studentId", s.date_of_birth as "dateOfBirth", p.person_name as name,
    ${levelOf(sql, sql`s.farm_id`, sql`s.level_id`)} as level
  from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where s.farm_id = ${farmId} and s.is_active and ${isShownRider(sql, actor)}`;

interface SessionLevels {
  seriesId: string;
  /** Of each section that its lessons to come are of. */
  levels: LevelRange;
}

/** For which levels the sessions are, one series or all. */
export const sessionLevels = (sql: Sql, { farmId, now }: Asker & { now: Date }, seriesId: string | null) => sql<
  SessionLevels[]
>`
  select held.series_id as "seriesId", ${rangeOf(sql, sql`x`)} as levels
  from (select distinct l.farm_id, l.series_id, l.section_id
      from registration r join lesson l on l.farm_id = r.farm_id and l.series_id = r.series_id
      where r.farm_id = ${farmId} and (${seriesId}::uuid is null or r.series_id = ${seriesId})
        and l.starts_at > ${now} and not l.is_cancelled) held
    join section x on x.farm_id = held.farm_id and x.section_id = held.section_id`;

interface Refused {
  rows: readonly { id: string; age_from: number | null; age_to: number | null; dates: string[] }[];
  riders: readonly Rider[];
  levels: readonly SessionLevels[];
  rules: SuitabilityRules;
}

/** Whom registering would refuse, in its words: by age, or else by level. */
export const refusedRiders = ({ rows, riders, levels, rules }: Refused): NotForRiderReply[] =>
  rows.flatMap(({ id, age_from: ageFrom, age_to: ageTo, dates }) =>
    riders.flatMap((rider) => {
      const asked = levels.filter(({ seriesId }) => seriesId === id);
      const misfits = asked.flatMap((one) => lessonMisfits(rider, one.levels, rules));
      const refusal =
        ageRefusal({ ageFrom, ageTo, firstDay: dates[0] ?? null }, rider.dateOfBirth) ?? levelRefusal(misfits, rules);
      return refusal ? [{ lesson_date_time_series_id: id, student_id: rider.studentId, reason: refusal.message }] : [];
    }),
  );
