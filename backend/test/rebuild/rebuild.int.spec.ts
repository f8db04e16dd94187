import { moduleDescriptions } from '../../src/app.module.js';
import { BarnDatabase } from '../../src/platform/database/databases.js';
import { rebuildBarn, type Rebuilt } from '../../src/platform/event-store/rebuild.js';
import { declaredMessages } from '../../src/platform/messages/declared-messages.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { isOneServer } from '../support/where-it-runs.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { contradictionsIn } from './books.js';
import { randomHistory } from './random-history.js';

/** `npm run soak` takes its time. */
const COMMANDS = process.env.SOAK ? 3000 : 900;
const ZONES = ['America/Toronto', 'Europe/Warsaw', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const seed = Number(process.env.REBUILD_SEED ?? 7);
const registry = new Registry(moduleDescriptions);
const tables = [...registry.tables.map((table) => table.name), ...registry.derived.map((derived) => derived.table)];

const canSpoil = isOneServer('tables that are spoilt');

describe(`read tables rebuilt from the log after ${COMMANDS} random commands (REBUILD_SEED=${seed})`, () => {
  let app: OwnApp, barns: TestBarn[];
  const books: Record<string, unknown[]>[] = [];
  const commands = new Set<string>();
  const live = new Map<string, string[]>();
  /** Of all barns. */
  const rowsOf = async (table: string) =>
    (await app.owner.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${table} t order by 1`)).map(
      ({ row }) => row,
    );
  const untouched: Rebuilt[] = [],
    mended: Rebuilt[] = [];
  /** In every table five rows are lost, and five are there that never were; lessons, places and documents also say what never was. */
  const spoil = () =>
    app.owner.unsafe(
      [
        'set session_replication_role = replica',
        ...tables.map((table) => `delete from ${table} where ctid in (select ctid from ${table} limit 5)`),
        ...registry.tables.map(
          ({ name, key }) =>
            `update ${name} set ${key} = gen_random_uuid() where ctid in (select ctid from ${name} order by ctid desc limit 5)`,
        ),
        `update lesson set title = 'never so called' where ctid in (select ctid from lesson order by lesson_id limit 5)`,
        // Two who ride together have each other's place: neither could be put right before the other.
        `create temp table pair as
          select a.lesson_person_id as one, a.student_id as rider,
            b.lesson_person_id as other, b.student_id as other_rider
          from lesson_person a join lesson_person b using (farm_id, lesson_id)
          where not a.is_cancelled and not b.is_cancelled and a.lesson_person_id < b.lesson_person_id
          order by 1 desc limit 1`,
        'update lesson_person set student_id = gen_random_uuid() where lesson_person_id = (select one from pair)',
        'update lesson_person set student_id = (select rider from pair) where lesson_person_id = (select other from pair)',
        'update lesson_person set student_id = (select other_rider from pair) where lesson_person_id = (select one from pair)',
        `update lesson_document set students = ''`,
        'reset session_replication_role',
      ].join(';'),
    );
  const rebuild = (barn: TestBarn) => rebuildBarn(app.app.get(BarnDatabase).sql, registry, barn.farmId);

  beforeAll(async () => {
    app = await testApp();
    barns = [];
    for (const timeZone of ZONES) barns.push(await app.barn({ timeZone }));
    const outcomes = await Promise.all(
      barns.map((barn, index) => randomHistory(app, barn, { seed: seed + index, steps: COMMANDS / ZONES.length })),
    );
    for (const barn of barns) books.push(await contradictionsIn(barn));
    for (const { commands: carriedOut } of outcomes) for (const command of carriedOut) commands.add(command);
    // A history of refusals would prove nothing.
    for (const { done, refused } of outcomes) expect(done).toBeGreaterThan(2 * refused);
    for (const table of tables) live.set(table, await rowsOf(table));
    for (const barn of barns) untouched.push(await rebuild(barn));
    if (canSpoil) await spoil();
    for (const barn of barns) mended.push(await rebuild(barn));
  });
  afterAll(() => app.stop());

  it('leaves books that do not contradict themselves', () => expect(books).toEqual(ZONES.map(() => ({}))));

  it('tried every command there is', async () => {
    for (const barn of barns) for (const { metadata } of await barn.log()) commands.add(String(metadata.command));
    const ours = new Set(registry.modules.map(({ name }) => name));
    const untried = [...declaredMessages.commands].filter(
      (type) => ours.has(type.split('.')[0] ?? '') && !commands.has(type),
    );
    expect(untried.toSorted()).toEqual([
      // The platform's: they change no barn that is there.
      'farms.DiscardFarm',
      'farms.OpenFarmAndAnnounce',
      'farms.RequestPaymentCustomer',
      // Its link is known to the mail alone, and it touches no read table.
      'identity.ChoosePassword',
      'identity.CreateSuperUser',
      'identity.NoteSignIn',
      'identity.RequestResetLink',
      'identity.UsePasswordLink',
      // Its mail is in the ledger, which workers fill, and it touches no read table.
      'notifications.RepeatMail',
    ]);
  });

  it('finds nothing to put right where nothing was spoilt', () => {
    expect(untouched.map(({ mended: count }) => count)).toEqual(ZONES.map(() => 0));
    for (const { rows } of untouched) expect(rows).toBeGreaterThan(0);
  });

  (canSpoil ? it : it.skip)('says how much it put right', () => {
    for (const { mended: count } of mended) expect(count).toBeGreaterThan(0);
    expect(mended.map(({ rows }) => rows)).toEqual(untouched.map(({ rows }) => rows));
  });

  it.each(tables)('%s is as the commands left it', async (table) => {
    expect(live.get(table)?.length).toBeGreaterThan(0);
    expect(await rowsOf(table)).toEqual(live.get(table));
  });

  it('keeps the barn closed while it is rebuilt, and no longer', async () => {
    const [barn] = barns as [TestBarn];
    const [{ events }] = await Promise.all([rebuild(barn), barn.newHorse('Latecomer')]);
    const [clock] = await app.owner<
      { position: number }[]
    >`select position from farm_clock where farm_id = ${barn.farmId}`;
    expect([events, events + 1]).toContain(clock?.position);
    for (const table of tables) expect(await rowsOf(table)).toEqual(live.get(table));
  });
});
