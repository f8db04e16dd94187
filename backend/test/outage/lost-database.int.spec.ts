import { CreateHorse } from '../../src/modules/horses/commands/create-horse.js';
import { connect, type Pool } from '../../src/platform/database/connect.js';
import { listener } from '../../src/platform/database/listener.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { ownDatabase } from '../support/own-database.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { cuttable } from './cuttable.js';

const turn = () => new Promise((resolve) => setTimeout(resolve, 10));
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await turn();
};

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
    owner = connect(database.url, 2);
    barn = await app.barn();
  });
  afterAll(async () => {
    line.mend();
    await app.stop();
    await line.stop();
    await owner.end();
    await database.drop();
  });
  afterEach(() => line.mend());

  const horses = () => app.call(barn.admin, 'GET', 'horses/getHorsesAll', {});
  const buy = (name: string) => app.call(barn.admin, 'POST', 'horses/create', { name });
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
    await until(() => own.refused() >= 4);
    own.mend();
    await until(() => again > 0);
    const listeners = async () =>
      (await owner`select from pg_stat_activity where datname = current_database() and query = 'listen "test_channel"'`)
        .count;
    expect(await listeners()).toBe(1);
    await owner`select pg_notify('test_channel', 'word')`;
    await until(() => heard.length > 0);
    expect({ heard, again }).toEqual({ heard: ['word'], again: 1 });

    own.cut();
    await until(() => own.refused() >= 6);
    await listening.unlisten();
    own.mend();
    await until(async () => (await listeners()) === 0);
    await own.stop();
  });

  it('keeps no queue from being used later that was first asked for meanwhile', async () => {
    line.cut();
    const jobs = app.app.get(Jobs);
    await expect(jobs.pending()).rejects.toThrow();
    line.mend();
    await until(() =>
      jobs.pending().then(
        () => true,
        () => false,
      ),
    );
  });

  it('ends a wait for the barn’s lock, with 503', async () => {
    const blocking = connect(database.url, 1);
    const { sql, release } = await blocking.reserve();
    await sql.unsafe('begin');
    await sql`select from farm_clock where farm_id = ${barn.farmId} for update`;
    await owner.unsafe(
      `alter role leadline_barn in database ${new URL(database.url).pathname.slice(1)} set lock_timeout = 50`,
    );
    // Connections take a role's settings with them from their beginning.
    line.cut();
    line.mend();
    expect(await buy('Late')).toMatchObject({ status: 503, body: { code: 'busy' } });
    await sql.unsafe('rollback');
    release();
    await blocking.end();
    expect((await buy('Late')).status).toBe(200);
    await expect(barn.run(CreateHorse, { horseName: 'Later' })).resolves.toBeDefined();
  });
});
