import { roleUrl, BARN_ROLE, PLATFORM_ROLE } from '../src/platform/database/roles.js';
import { nameBarn } from '../src/platform/tenancy/name-barn.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { busyBarn, type BusyBarn } from './support/busy-barn.js';
import { testApp, type OwnApp } from './support/test-app.js';

describe('two barns in one database', () => {
  let app: OwnApp;
  let mine: BusyBarn;
  let other: BusyBarn;
  let barnRole: Pool;
  let platformRole: Pool;
  let tables: string[];
  beforeAll(async () => {
    app = await testApp();
    [mine, other] = [await busyBarn(app, 'Maplewood'), await busyBarn(app, 'Lakesedge')];
    [barnRole, platformRole] = [BARN_ROLE, PLATFORM_ROLE].map((role) =>
      connect(roleUrl(app.config.ownerUrl, role as typeof BARN_ROLE, app.config.secret), 1),
    ) as [Pool, Pool];
    tables = (
      await app.owner<{ name: string }[]>`
        select c.relname as name
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'farm_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        order by 1`
    ).map((row) => row.name);
  });
  afterAll(async () => {
    await Promise.all([barnRole.end(), platformRole.end()]);
    await app.stop();
  });

  const inBarn = <T>(farmId: string, ask: (sql: Parameters<Parameters<Pool['begin']>[0]>[0]) => Promise<T>) =>
    barnRole.begin(async (sql) => {
      await nameBarn(sql, farmId);
      return ask(sql);
    });

  it('hold something to see', async () => {
    const filled = [];
    for (const table of tables)
      if ((await app.owner`select 1 from ${app.owner(table)} where farm_id = ${other.farmId} limit 1`).length)
        filled.push(table);
    expect(filled).toEqual(
      expect.arrayContaining([
        'event',
        'farm',
        'horse',
        'lesson',
        'lesson_person',
        'login',
        'package',
        'payment',
        'person',
        'section',
        'student',
      ]),
    );
  });

  it('show no row of any table to a question that names no barn', async () => {
    for (const table of tables)
      expect([table, (await barnRole`select 1 from ${barnRole(table)}`).length]).toEqual([table, 0]);
  });

  it('show only its own rows to a question of one barn', async () => {
    for (const table of tables) {
      const rows = await inBarn(
        mine.farmId,
        (sql) => sql<{ farm_id: string }[]>`select distinct farm_id from ${sql(table)}`,
      );
      expect([table, rows.map((row) => row.farm_id).filter((farmId) => farmId !== mine.farmId)]).toEqual([table, []]);
    }
    for (const table of ['event', 'horse', 'login', 'lesson'])
      expect((await inBarn(mine.farmId, (sql) => sql`select 1 from ${sql(table)}`)).length).toBeGreaterThan(0);
  });

  it('cannot write into each other', async () => {
    await expect(
      inBarn(
        mine.farmId,
        (sql) =>
          sql`insert into horse (farm_id, horse_id, horse_name) values (${other.farmId}, ${mine.newId()}, 'Trojan')`,
      ),
    ).rejects.toThrow('row-level security');
    await expect(inBarn(mine.farmId, (sql) => sql`update horse set farm_id = ${other.farmId}`)).rejects.toThrow(
      /row-level security|modifying the partition value/,
    );
    expect(
      (await inBarn(mine.farmId, (sql) => sql`update horse set horse_name = 'Stolen' where farm_id = ${other.farmId}`))
        .count,
    ).toBe(0);
    expect((await inBarn(mine.farmId, (sql) => sql`delete from login where farm_id = ${other.farmId}`)).count).toBe(0);
    expect(
      (await inBarn(mine.farmId, (sql) => sql`select password_hash from login where email = ${other.admin.email}`))
        .count,
    ).toBe(0);
  });

  it('forget which barn it was when the transaction ends', async () => {
    await inBarn(mine.farmId, (sql) => sql`select 1`);
    expect(await barnRole`select 1 from horse`).toHaveLength(0);
  });

  it('show the platform their clocks and no rider, horse, lesson or payment', async () => {
    expect((await platformRole`select 1 from farm_clock`).length).toBeGreaterThanOrEqual(2);
    for (const table of ['person', 'horse', 'lesson', 'payment', 'section'])
      await expect(platformRole`select 1 from ${platformRole(table)}`).rejects.toThrow('permission denied');
  });
});
