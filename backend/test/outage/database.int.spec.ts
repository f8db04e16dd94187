import { connect, type Pool } from '../../src/platform/database/connect.js';
import { listener } from '../../src/platform/database/listener.js';
import { BARN_ROLE, roleName } from '../../src/platform/database/roles.js';
import { queueBackend } from '../../src/platform/jobs/queue-backend.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { ownDatabase } from '../support/own-database.js';
import { becomes, settled } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { lockWaits } from '../support/where-it-runs.js';
import type { TestBarn } from '../support/test-barn.js';
import { cuttable } from './cuttable.js';

describe('a database that goes away and comes back', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>,
    app: OwnApp,
    barn: TestBarn,
    line: Awaited<ReturnType<typeof cuttable>>,
    owner: Pool;
  beforeAll(async () => {
    database = await ownDatabase();
    line = await cuttable(database.url);
    app = await testApp({ ownerUrl: line.url });
    owner = connect(database.url, 3);
    barn = await app.barn();
  });
  afterAll(async () => {
    line.mend();
    await app.stop();
    await line.stop();
    await owner.end();
    await database.drop();
  });
  let unlock = async () => undefined as void;
  afterEach(async () => {
    line.mend();
    await unlock();
  });

  const horses = () => app.call(barn.admin, 'GET', 'horses/getHorsesAll', {});
  const buy = (name: string) => app.callOnce(barn.admin, 'POST', 'horses/create', { name });
  const bought = async (name: string) =>
    (await owner`select from horse where farm_id = ${barn.farmId} and horse_name = ${name}`).count;

  it('is told apart from a fault: 503, when to come again, and one shape', async () => {
    line.cut();
    const answers = [
      await horses(),
      await buy('Nobody'),
      await app.call(undefined, 'POST', 'authenticate', { email: 'nobody@barn.test', password: 'wrong' }),
    ];
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toMatchObject({ status: 503, body: { status: 503, code: 'try_again' } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    line.mend();
    expect((await horses()).status).toBe(200);
    expect((await buy('Comet')).status).toBe(200);
    expect(await bought('Nobody')).toBe(0);
  });

  it('ends the readiness of the process, not its life', async () => {
    const health = async (which: string) => (await app.app.inject(`/health/${which}`)).statusCode;
    expect([await health('live'), await health('ready')]).toEqual([200, 200]);
    line.cut();
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    line.mend();
    expect(await health('ready')).toBe(200);
    // Connected, and nobody answers.
    line.swallow();
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    line.cut();
  });

  it('is not noticed where a connection has died in the pool: nothing had happened on it', async () => {
    await horses();
    line.wither();
    expect((await buy('Resilience')).status).toBe(200);
    expect(await bought('Resilience')).toBe(1);
    line.wither();
    expect((await horses()).status).toBe(200);
  });

  it('ends no process where it goes in the moment a connection is opened', async () => {
    line.cut();
    line.mend();
    line.falter();
    expect((await horses()).status).toBe(200);
    line.cut();
    line.mend();
    line.falter();
    expect((await buy('Steadfast')).status).toBe(200);
    expect(await bought('Steadfast')).toBe(1);
  });

  it('is listened to again over one connection, however often that failed', async () => {
    const own = await cuttable(database.url);
    const heard: string[] = [];
    let again = 0;
    const listening = await listener(own.url)(
      'test_channel',
      (word) => heard.push(word),
      () => (again += 1),
    );
    own.cut();
    await becomes(() => own.refused() >= 4);
    own.mend();
    await becomes(() => again > 0);
    const listeners = async () =>
      (await owner`select from pg_stat_activity where datname = current_database() and query = 'listen "test_channel"'`)
        .count;
    expect(await listeners()).toBe(1);
    await owner`select pg_notify('test_channel', 'word')`;
    await becomes(() => heard.length > 0);
    expect({ heard, again }).toEqual({ heard: ['word'], again: 1 });

    own.cut();
    await becomes(() => own.refused() >= 6);
    await listening.unlisten();
    own.mend();
    await becomes(async () => (await listeners()) === 0);
    await own.stop();
  });

  it('is not asked for without a pause by those who wait for jobs', async () => {
    const queue = queueBackend(app.config);
    const pool = queue.connection as { query(text: string): Promise<unknown> };
    const before = line.refused();
    line.cut();
    const since = performance.now();
    // As BullMQ's workers do.
    for (let tries = 0; tries < 6; tries++) await pool.query('select 1').catch(() => undefined);
    expect(performance.now() - since).toBeGreaterThan(1000);
    line.mend();
    await settled(() => pool.query('select 1'));
    expect(line.refused() - before).toBeGreaterThan(4);
    await queue.close();
  });

  it('keeps no queue from being used later that was first asked for meanwhile', async () => {
    line.cut();
    const jobs = app.app.get(Jobs);
    await expect(jobs.pending()).rejects.toThrow();
    line.mend();
    await settled(() => jobs.pending());
  });

  /** Somebody who holds the barn's lock until told to let go. */
  const lockBarn = async () => {
    const { sql, release } = await owner.reserve();
    await sql.unsafe('begin');
    await sql`select from farm_clock where farm_id = ${barn.farmId} for update`;
    unlock = async () => {
      unlock = async () => undefined;
      await sql.unsafe('rollback');
      release();
    };
  };

  it('keeps nobody of another barn waiting, however many wait for one', async () => {
    const other = await app.barn();
    await lockBarn();
    const many = Array.from({ length: 40 }, (_, n) => ({ name: `Many ${n}` }));
    const waiting = Promise.all(many.map((horse) => app.call(barn.admin, 'POST', 'horses/create', horse)));
    await becomes(async () => (await lockWaits(owner)).count > 0);
    const answers = await Promise.all([
      app.call(other.admin, 'GET', 'horses/getHorsesAll', {}),
      app.call(other.admin, 'POST', 'horses/create', { name: 'Neighbour' }),
      // Questions of the same barn do not wait for its lock.
      horses(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await unlock();
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('ends a wait for the barn’s lock, with 503', async () => {
    await lockBarn();
    const name = new URL(database.url).pathname.slice(1);
    await owner.unsafe(
      `alter role ${roleName(BARN_ROLE, app.config.secret)} in database ${name} set lock_timeout = 50`,
    );
    // Connections take a role's settings with them from their beginning.
    line.cut();
    line.mend();
    // A connection that was cut may be noticed only when it is used.
    const late = await becomes(
      () => buy('Late'),
      ({ body }) => body.code !== 'try_again',
    );
    expect(late).toMatchObject({ status: 503, body: { code: 'busy' } });
    await unlock();
    expect((await buy('Late')).status).toBe(200);
  });
});
