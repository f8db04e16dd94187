// What an import wrote, written again for another barn by COPY: the same rows of the same tables, with their constraints and indexes.
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const columns = async (owner, table) =>
  (
    await owner`
      select a.attname as name from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`
  ).map(({ name }) => `"${name}"`);

/** The rows that an import of people called `… Imported` made in a barn whose log stood at `since`. */
const rowsOf = (farmId, since) => {
  const people = `farm_id = '${farmId}' and last_name like '% Imported'`;
  return {
    person: people,
    student: `farm_id = '${farmId}' and person_id in (select person_id from person where ${people})`,
    event: `farm_id = '${farmId}' and position > ${since}`,
  };
};

export async function copierOfPeople(owner, { from, to, since }) {
  const files = [];
  for (const [table, where] of Object.entries(rowsOf(from, since))) {
    const names = await columns(owner, table);
    const file = path.join(os.tmpdir(), `leadline-bench-${process.pid}-${table}.copy`);
    const values = names.map((name) => (name === '"farm_id"' ? `'${to}'::uuid` : name));
    await owner.unsafe(`copy (select ${values} from ${table} where ${where}) to '${file}'`);
    files.push({ table: `${table} (${names})`, file });
  }
  const copies = files.map(({ table, file }) => `copy ${table} from '${file}'`).join('; ');
  const theirs = rowsOf(to, since);
  return {
    write: () => owner.unsafe(`begin; ${copies}; commit`),
    people: async () => (await owner.unsafe(`select from person where ${theirs.person}`)).length,
    clear: () =>
      owner.unsafe(
        ['event', 'student', 'person'].map((table) => `delete from ${table} where ${theirs[table]}`).join('; '),
      ),
    close: () => files.forEach(({ file }) => rmSync(file, { force: true })),
  };
}
