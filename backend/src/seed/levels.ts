import { ConfirmLevel } from '../modules/people/commands/rider-level.js';
import { NoteSkills } from '../modules/people/commands/note-skills.js';
import { BeginLevels } from '../modules/setup/commands/begin-levels.js';
import type { Actor } from '../platform/tenancy/actor.js';
import type { BarnFacts } from './facts.js';
import type { SeededRider } from './riders.js';
import { plusDays, type Seeder } from './seeder.js';

type Level = { id: string; name: string; skills: string[] };
type Levelled = { studentId: string; at: number };

const WEEKS_OF_NOTES = 6;

const levelsOf = (seeder: Seeder) =>
  seeder.ask<Level[]>(
    (sql) => sql`
      select level_id as id, level_name as name, array(
        select skill_id from skill k where k.farm_id = v.farm_id and k.level_id = v.level_id order by skill_order) as skills
      from level v order by level_order`,
  );

/** Riders of a level that the barn calls by the data's word, with its place among the levels. */
const levelled = (levels: readonly Level[], riders: readonly SeededRider[], named: Readonly<Record<string, string>>) =>
  riders.flatMap(({ studentId, level }): Levelled[] => {
    const at = levels.findIndex(({ name }) => name === named[level]);
    return at < 0 ? [] : [{ studentId, at }];
  });

/** The usual levels, and whose they are. Before any lesson is planned: a lesson's document says its riders' levels. */
export async function giveLevels(seeder: Seeder, { riderLevels }: BarnFacts, riders: readonly SeededRider[]) {
  if (!riderLevels) return;
  await seeder.run(BeginLevels, {});
  const levels = await levelsOf(seeder);
  await seeder.runAll(
    ConfirmLevel,
    levelled(levels, riders, riderLevels).map(({ studentId, at }) => ({ studentId, levelId: levels[at]?.id ?? null })),
  );
}

/** What riders have learnt: all of the levels below, nearly all of their own, and the first of the next; noted over some weeks. */
export async function noteSkills(seeder: Seeder, { riderLevels }: BarnFacts, riders: readonly SeededRider[]) {
  if (!riderLevels) return;
  const levels = await levelsOf(seeder);
  const author = await instructor(seeder);
  const inputs = levelled(levels, riders, riderLevels).map(({ studentId, at }, n) => ({
    studentId,
    reached: [
      ...levels.slice(0, at).flatMap(({ skills }) => skills),
      ...(levels[at]?.skills.slice(0, -1 - (n % 2)) ?? []),
      ...(levels[at + 1]?.skills.slice(0, n % 3) ?? []),
    ],
    notYet: [],
  }));
  for (let week = WEEKS_OF_NOTES; week > 0; week--) {
    seeder.at(plusDays(seeder.today(), -7 * week), '18:00');
    await seeder.runAll(
      NoteSkills,
      inputs.filter((_, n) => n % WEEKS_OF_NOTES === week % WEEKS_OF_NOTES),
      author,
    );
  }
}

/** The instructor who signs in. */
async function instructor({ ask }: Seeder): Promise<Actor | undefined> {
  const [login] = await ask<{ login_id: string; person_id: string }[]>(
    (sql) => sql`select login_id, person_id from login where user_type = 'INS' order by login_id limit 1`,
  );
  return login && { loginId: login.login_id, userType: 'INS', personId: login.person_id, permissions: new Set() };
}
