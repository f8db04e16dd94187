import { importCalls } from '../imports/import-calls.js';
import { settled } from '../support/settled.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';

describe('an import of thousands', () => {
  let app: WorkApp, barn: TestBarn, calls: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    calls = importCalls(app, barn.admin);
  });
  afterAll(() => app.stop());

  const people = () =>
    barn.read(async (sql) => (await sql<{ n: number }[]>`select count(*)::int as n from person`)[0]!.n);
  const many = (rows: number) =>
    [
      'Parent,Email,Rider,DOB',
      ...Array.from({ length: rows }, (_, i) => `P${i} Many,p${i}@many.test,Rider ${i} Many,3.4.2015`),
    ].join('\n');

  it('goes on where it was interrupted, and makes nobody twice', async () => {
    const before = await people();
    const { id } = await calls.read(many(1000));
    await calls.start(id);
    await app.dispatcher.untilProcessed(barn.farmId);
    for (const share of [200, 600]) {
      await settled(async () => expect((await calls.look(id)).done).toBeGreaterThan(share));
      await app.owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usename like '%barn%'`;
    }
    // The product goes on by itself: a question of ours could be the first to meet a connection that is gone.
    await settled(async () => expect((await calls.look(id)).state).toBe('done'));
    await app.settled(barn.farmId);
    expect(await calls.look(id)).toMatchObject({ state: 'done', done: 1000, made: 1000 });
    expect(await people()).toBe(before + 2000);
    const [twice] = await barn.read((sql) => sql`select person_name from person group by 1 having count(*) > 1`);
    expect(twice).toBeUndefined();
  });

  it('takes 5,000 rows in one go, while another barn is not held up, and gives them all back', async () => {
    const other = await app.barn();
    const before = await people();
    const { id } = await calls.read(many(5000));
    const theirs = importCalls(app, other.admin);
    const small = await theirs.read('Horse\nJet\n', 'horses');
    await calls.start(id);
    await app.dispatcher.untilProcessed(barn.farmId);
    await theirs.start(small.id);
    await app.dispatcher.untilProcessed(other.farmId);
    await settled(async () => expect((await theirs.look(small.id)).state).toBe('done'));
    expect((await calls.look(id)).state).toBe('running');
    await app.settled(barn.farmId);
    expect(await calls.look(id)).toMatchObject({ state: 'done', made: 5000, left: 0 });
    expect(await people()).toBe(before + 10_000);
    expect((await calls.undo(id)).status).toBe(200);
    await app.settled(barn.farmId);
    expect(await calls.look(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await people()).toBe(before);
  });
});
