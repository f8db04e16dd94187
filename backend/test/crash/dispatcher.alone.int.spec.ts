import path from 'node:path';
import { CreateHorse } from '../../src/modules/horses/commands/create-horse.js';
import { BARN_ROLE, roleName } from '../../src/platform/database/roles.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { copyOfBuild, keepRunning, type Killable } from './processes.js';

const WRITERS = 32;
const EACH = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe(`${WRITERS} parallel writers in three barns while the dispatchers are killed again and again`, () => {
  let app: OwnApp;
  const build = copyOfBuild();
  const dispatchers: Killable[] = [];
  const handled = () =>
    app.owner<
      { farm_id: string; subscription: string; position: number; process: number }[]
    >`select farm_id, subscription, position, process from handled order by n`;

  beforeAll(async () => {
    app = await testApp({ poolSize: WRITERS });
    const barnRole = roleName(BARN_ROLE, app.config.secret);
    await app.owner.unsafe(
      `create table handled (n bigserial, farm_id uuid, subscription text, position bigint, process int);
      grant select, insert on handled to ${barnRole};
      grant usage on sequence handled_n_seq to ${barnRole}`,
    );
    const barns = [await app.barn(), await app.barn(), await app.barn()];
    dispatchers.push(
      ...[0, 1].map((i) =>
        keepRunning(`dispatcher ${i}`, [path.join(import.meta.dirname, 'dispatcher-process.mjs')], {
          DATABASE_URL: app.config.ownerUrl,
          BUILD: path.dirname(build.entry('')),
        }),
      ),
    );
    let writing = true;
    // Only one that has begun to work: killing those that are still starting proves nothing.
    const kill = async () => {
      while (writing) {
        const atWork = new Set((await handled()).map((row) => row.process));
        await pause(Math.random() * 100);
        for (const dispatcher of dispatchers)
          if (atWork.has(dispatcher.pid()) && Math.random() < 0.7) dispatcher.kill();
      }
    };
    const write = async (writer: number) => {
      for (let i = 0; i < EACH; i++) {
        await barns[(writer + i) % 3]?.run(CreateHorse, { horseName: `Horse ${writer} ${i}` });
        await pause(Math.random() * 400);
      }
    };
    await Promise.all([
      kill(),
      Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).then(() => (writing = false)),
    ]);
    await becomes(async () => (await handled()).length >= 2 * (await expected()));
  });
  afterAll(async () => {
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
    await app.stop();
    build.remove();
  });
  const expected = async () =>
    (await app.owner<{ n: number }[]>`select count(*)::int as n from event where type = 'horses.HorseChanged'`)[0]?.n ??
    0;

  it('were really killed, more than once each, in the middle of the work', async () => {
    for (const { kills } of dispatchers) expect(kills).toBeGreaterThan(1);
    expect(new Set((await handled()).map((row) => row.process)).size).toBeGreaterThan(4);
  });

  it('handle every event once for each subscription, in the order of its barn', async () => {
    const log = await app.owner<
      { farm_id: string; position: number }[]
    >`select farm_id, position from event where type = 'horses.HorseChanged' order by farm_id, position`;
    expect(log.length).toBe(WRITERS * EACH + 6);
    const rows = await handled();
    for (const subscription of ['first', 'second'])
      for (const farmId of new Set(log.map((event) => event.farm_id)))
        expect(
          rows.filter((row) => row.subscription === subscription && row.farm_id === farmId).map((row) => row.position),
        ).toEqual(log.filter((event) => event.farm_id === farmId).map((event) => event.position));
  });
});
