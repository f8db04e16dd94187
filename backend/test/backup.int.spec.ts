import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrations } from '../src/migrations/index.js';
import { CreateSuperUser } from '../src/modules/identity/commands/create-super-user.js';
import { restoreBackup } from '../src/platform/backup/restore-backup.js';
import { writeBackup } from '../src/platform/backup/write-backup.js';
import { hashPassword } from '../src/platform/auth/passwords.js';
import { BARN_ROLE, PLATFORM_ROLE, roleName } from '../src/platform/database/roles.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { busyBarn, type BusyBarn } from './support/busy-barn.js';
import { emptyDatabase, ownDatabase } from './support/own-database.js';
import { testApp, type OwnApp } from './support/test-app.js';
import { PASSWORD } from './support/test-barn.js';

const quiet = () => undefined;

describe('a backup', () => {
  let app: OwnApp, barn: BusyBarn, folder: string, file: string, secret: string;
  const opened: { drop(): Promise<void> }[] = [];
  const fresh = async () => {
    const database = await emptyDatabase();
    opened.push(database);
    return database.url;
  };
  const write = (ownerUrl: string, to: string) => writeBackup({ ownerUrl, secret }, to, quiet);
  const restore = (ownerUrl: string, from = file, known = migrations) =>
    restoreBackup({ ownerUrl, secret }, from, known, quiet);
  beforeAll(async () => {
    app = await testApp();
    secret = app.config.secret;
    barn = await busyBarn(app, 'Maplewood');
    await busyBarn(app, 'Lakesedge "Süd"\t\\N', { timeZone: 'Europe/London', currencyCode: 'GBP' });
    await app.bus.execute(
      new CreateSuperUser({ email: 'super@leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-backup-'));
    file = path.join(folder, 'leadline.sql.gz');
    await write(app.config.ownerUrl, file);
  });
  afterAll(async () => {
    await app.stop();
    for (const database of opened) await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** Every row of every table, and where every sequence stands. */
  async function contentOf(url: string) {
    const owner = connect(url, 1);
    const tables = await owner<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'bullmq') and tablename <> 'migration' order by 1`;
    const content: Record<string, string[]> = {};
    for (const { name } of tables)
      content[name] = (await owner.unsafe<{ row: string }[]>(`select t::text as row from ${name} t order by 1`)).map(
        ({ row }) => row,
      );
    content.sequences = (
      await owner<{ row: string }[]>`
        select format('%s %s', sequencename, last_value) as row from pg_sequences
        where schemaname in ('public', 'bullmq') and sequencename not like 'migration%' order by 1`
    ).map(({ row }) => row);
    await owner.end();
    return content;
  }

  async function signsIn(url: string) {
    const restored = await testApp({ ownerUrl: url });
    const { status } = await restored.call(undefined, 'POST', 'authenticate', {
      email: barn.admin.email,
      password: PASSWORD,
    });
    const horses = await restored.call(
      await restored.signIn(barn.admin.email, PASSWORD),
      'GET',
      'horses/getHorsesAll',
      {},
    );
    await restored.stop();
    return [status, horses.status];
  }

  it('is every row of every table, elsewhere, and people sign in there', async () => {
    const url = await fresh();
    await restore(url);
    const [before, after] = [await contentOf(app.config.ownerUrl), await contentOf(url)];
    expect(after).toEqual(before);
    for (const table of ['public.event', 'public.horse', 'public.login', 'public.package', 'public.farm'])
      expect([table, before[table]?.length]).not.toEqual([table, 0]);
    expect(await signsIn(url)).toEqual([200, 200]);
  });

  it('is the same where row-level security holds the owner of the tables, too', async () => {
    const url = await fresh();
    const server = connect(url, 1);
    const name = `plain_${path.basename(url)}`;
    await server.unsafe(`create role ${name} login createrole password '${name}'`);
    for (const role of ([BARN_ROLE, PLATFORM_ROLE] as const).map((one) => roleName(one, secret)))
      await server.unsafe(`grant ${role} to ${name} with admin option`);
    await server.unsafe(`alter database ${path.basename(url)} owner to ${name}`);
    const plain = Object.assign(new URL(url), { username: name, password: name }).href;
    try {
      await restore(plain);
      const again = path.join(folder, 'again.sql.gz');
      await write(plain, again);
      const elsewhere = await fresh();
      await restore(elsewhere, again);
      expect(await contentOf(elsewhere)).toEqual(await contentOf(app.config.ownerUrl));
    } finally {
      await server.unsafe(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`);
      await server.end();
    }
  });

  it('goes into a database that is migrated already, and on a cluster distributed', async () => {
    const database = await ownDatabase();
    opened.push(database);
    await restore(database.url);
    expect(await contentOf(database.url)).toEqual(await contentOf(app.config.ownerUrl));
    expect(await signsIn(database.url)).toEqual([200, 200]);
  });

  it('does not go into a newer schema, whose migrations its rows would miss', async () => {
    const [database, older] = [await ownDatabase(), path.join(folder, 'older')];
    opened.push(database);
    const last = migrations.at(-1)?.name ?? '';
    writeFileSync(older, gzipSync(gunzipSync(readFileSync(file)).toString().replace(`,"${last}"`, '')));
    await expect(restore(database.url, older)).rejects.toThrow(`has a newer schema than the backup (${last})`);
    expect((await contentOf(database.url))['public.farm']).toEqual([]);
  });

  it('holds back its rows again behind row-level security', async () => {
    const url = await fresh();
    await restore(url);
    const owner: Pool = connect(url, 1);
    expect(
      await owner`select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
        and not relforcerowsecurity`,
    ).toEqual([]);
    await owner.end();
  });

  it('does not go where barns are', async () => {
    await expect(restore(app.config.ownerUrl)).rejects.toThrow('already holds barns');
  });

  it('of a newer version is not taken', async () => {
    await expect(restore(await fresh(), file, migrations.slice(0, -1))).rejects.toThrow('newer version');
  });

  it.each([
    ['no backup', () => Buffer.from('SELECT 1;'), 'is no backup of Leadline'],
    ['another text, compressed', () => gzipSync('SELECT 1;'), 'is no backup of Leadline'],
    ['cut short', () => readFileSync(file).subarray(0, -2000), 'damaged or not whole'],
    [
      'cut short before it was compressed',
      () => gzipSync(gunzipSync(readFileSync(file)).subarray(0, -200)),
      'not whole',
    ],
    [
      'given other statements',
      () => gzipSync(gunzipSync(readFileSync(file)).toString().replace('\\.\n', '\\.\ndrop table farm;\n')),
      'not whole',
    ],
    ['given another head', () => gzipSync('-- Leadline backup {"version":1,\n'), 'not whole'],
    [
      'changed in a row',
      () => gzipSync(gunzipSync(readFileSync(file)).toString().replaceAll('\t2026-', '\t2026+')),
      'not whole',
    ],
  ])('that is %s leaves nothing', async (_, content, said) => {
    const [url, broken] = [await fresh(), path.join(folder, 'broken')];
    writeFileSync(broken, content());
    await expect(restore(url, broken)).rejects.toThrow(said);
    expect((await contentOf(url))['public.farm'] ?? []).toEqual([]);
  });

  it('can be restored where that was tried before', async () => {
    const [url, broken] = [await fresh(), path.join(folder, 'broken')];
    writeFileSync(broken, readFileSync(file).subarray(0, -2000));
    await expect(restore(url, broken)).rejects.toThrow('not whole');
    await restore(url);
    expect((await contentOf(url))['public.farm']).toHaveLength(2);
  });

  it('that cannot be written leaves no file', async () => {
    await expect(write(app.config.ownerUrl, path.join(folder, 'nowhere/leadline.sql.gz'))).rejects.toThrow(
      'nowhere/leadline.sql.gz cannot be written: there is no such folder',
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
