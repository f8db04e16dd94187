import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrations } from '../../src/migrations/index.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { connect } from '../../src/platform/database/connect.js';

const HERE = import.meta.dirname;
const SECRET = process.env.LEADLINE_SECRET as string;

export const keptReleases = readdirSync(HERE).filter((name) => existsSync(path.join(HERE, name, 'sums.json')));

const fileOf = (release: string) => (name: string) => path.join(HERE, release, name);

/** What that release itself counted in its barns. */
export const sumsKeptOf = (release: string) =>
  JSON.parse(readFileSync(fileOf(release)('sums.json'), 'utf8')) as Record<string, number>;

/** Undefined for version 0.1, whose schema came as SQL files. */
export function schemaOf(release: string) {
  const [backup, schema] = ['backup.sql.gz', 'schema.snapshot'].map(fileOf(release)) as [string, string];
  if (!existsSync(schema)) return undefined;
  const [head = ''] = gunzipSync(readFileSync(backup)).toString().split('\n', 1);
  const { migrations: names } = JSON.parse(head.slice(head.indexOf('{'))) as { migrations: string[] };
  return { steps: names.length, dump: readFileSync(schema, 'utf8') };
}

/** Fills an empty database with that release's: version 0.1 as SQL with its schema, later ones from their backup. */
export async function fillAs(release: string, url: string) {
  const [database, backup] = ['database.sql.gz', 'backup.sql.gz'].map(fileOf(release)) as [string, string];
  if (existsSync(backup))
    return void (await restoreBackup({ ownerUrl: url, secret: SECRET }, backup, migrations, () => undefined));
  const owner = connect(url, 1);
  try {
    await owner.unsafe(gunzipSync(readFileSync(database)).toString());
  } finally {
    await owner.end();
  }
}
