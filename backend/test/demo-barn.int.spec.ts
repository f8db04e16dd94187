import { QueryBus } from '@nestjs/cqrs';
import { closedDays } from '../src/seed/closures.js';
import { barnFacts, WEEKDAYS, type BarnFacts } from '../src/seed/facts.js';
import { keptBy } from '../src/seed/horse-papers.js';
import { KeepHorseFile } from '../src/modules/horses/uploads/keep-horse-file.js';
import { Random } from '../src/seed/random.js';
import { seedBarn } from '../src/seed/seed-barn.js';
import { ListDueCare } from '../src/modules/horses/queries/due-care.js';
import { SYSTEM } from '../src/platform/tenancy/actor.js';
import { SettableClock } from '../src/platform/clock/clock.js';
import { ledgerOf } from './ledger/from-the-log.js';
import { testApp, type OwnApp } from './support/test-app.js';
import { onOneServer } from './support/where-it-runs.js';

// Long enough for packages to run out and be bought again; npm start makes half a year.
const WEEKS = 8;
const maple = barnFacts('maple-hill');
const lakeside = barnFacts('lakeside');
const shorter = (facts: BarnFacts) => ({
  ...facts,
  size: { ...facts.size, weeksBehind: WEEKS, weeksAhead: WEEKS },
});
/** A Tuesday: the week has begun, and goes on. */
const NOW = '2026-11-17T19:00:00Z';
const TODAY = NOW.slice(0, 10);

onOneServer('demo barns filled')('the demo barns', () => {
  let app: OwnApp;
  let farms: { farmId: string; facts: BarnFacts }[];
  /** Lakeside once more. */
  let again: string;

  async function seeded(facts: BarnFacts) {
    const { bus, transactions, barns, owner } = app;
    const now = new Date(NOW);
    const analyze = () => owner`analyze`.execute();
    const keepHorseFile = keptBy(app.app.get(KeepHorseFile));
    const clock = new SettableClock(now);
    const tools = { bus, transactions, barns, analyze, keepHorseFile, now, clock, passwordHash: 'none' };
    return seedBarn({ ...tools, random: new Random(1) }, shorter(facts));
  }

  beforeAll(async () => {
    app = await testApp();
    app.clock.set(NOW);
    farms = [];
    for (const facts of [maple, lakeside]) farms.push({ farmId: await seeded(facts), facts });
    const administrator = { ...lakeside.demo.administrator, login: 'again@lakeside.test' };
    again = await seeded({ ...lakeside, demo: { administrator } });
    // Three barns with a year of lessons each.
  }, 300_000);
  afterAll(async () => await app.stop());

  /** Lessons that take place, and places in them that somebody has. */
  const LESSONS = `l as (select * from lesson where not is_cancelled)`;
  const PLACES = `p as (select p.*, l.section_id, l.scheduled_date, l.starts_at, l.ends_at, l.max_enrollment
  from lesson_person p join lesson l using (farm_id, lesson_id) where not p.is_cancelled and not l.is_cancelled)`;
  const ask = async <Row extends object = object>(question: string, farm?: { farmId: string }) =>
    (await app.owner.unsafe(`with ${LESSONS}, ${PLACES} ${question}`, farm ? [farm.farmId] : [])) as unknown as Row[];
  const each = (check: (farm: { farmId: string; facts: BarnFacts }) => Promise<void>) => async () => {
    for (const farm of farms) await check(farm);
  };

  it('needs no horse, rider, arena, instructor or helper in two places at once', async () =>
    expect(
      await ask(`, used as (
      select farm_id, lesson_id, starts_at, ends_at, 'horse' as what, horse_id as id from p where horse_id is not null
      union all select farm_id, lesson_id, starts_at, ends_at, 'rider', student_id from p
      union all select farm_id, lesson_id, starts_at, ends_at, 'arena', location_id from l
      union all select farm_id, lesson_id, starts_at, ends_at, 'staff', instructor_id from l
      union all select l.farm_id, lesson_id, starts_at, ends_at, 'staff', (extra->>'instructor_id')::uuid
        from l cross join jsonb_array_elements(extra_staff) extra)
    select a.what, a.starts_at, b.starts_at as other from used a join used b using (farm_id, what, id)
    where a.lesson_id < b.lesson_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    union all select what, min(starts_at), max(starts_at) from used group by farm_id, lesson_id, what, id having count(*) > 1`),
    ).toEqual([]));

  it('has each kind of program once, also the one that every barn begins with', async () =>
    expect(
      await app.owner`select program_type_name from program_type group by farm_id, program_type_name having count(*) > 1`,
    ).toEqual([]));

  it(
    'puts riders on horses of their size and level, and spares the horses',
    each(async (farm) => {
      const rides = await ask<{ horse_name: string; level: string; cm: number; kg: number; lessons: number }>(
        `select horse_name, level, count(*) over (partition by p.horse_id, p.scheduled_date)::int as lessons,
        substring(general_notes1 from '(\\d+) cm')::int as cm, substring(general_notes1 from '(\\d+) kg')::int as kg
      from p join horse using (farm_id, horse_id) join student using (farm_id, student_id) where p.farm_id = $1`,
        farm,
      );
      const herd = new Map(farm.facts.horses.map((horse) => [horse.name, horse]));
      const misfits = rides.filter(({ horse_name: name, level, cm, kg, lessons }) => {
        const { levels, maxKg, riderCm } = herd.get(name)!;
        return !levels.includes(level) || kg > maxKg || cm < riderCm[0] || cm > riderCm[1] || lessons > 3;
      });
      expect(misfits).toEqual([]);
      const [on] = await ask<{ foot: number; horse: number }>(
        `select (count(*) filter (where horse_id is null))::int as foot, count(horse_id)::int as horse
      from p join section using (farm_id, section_id)
      where p.farm_id = $1 and section_name not like 'Pony Club%' and scheduled_date between date '${TODAY}' - 50 and date '${TODAY}' - 1`,
        farm,
      );
      expect(on!.foot).toBeLessThan(on!.horse / 20);
    }),
  );

  it(
    'gives nobody a lesson that is not theirs: by level, age and number of places',
    each(async ({ farmId, facts }) => {
      const sections = new Map(facts.sections.map((section) => [section.name, section]));
      const places = await ask<{ section_name: string; level: string; age: number; riders: number; most: number }>(
        `select section_name, level, extract(year from age('${TODAY}', date_of_birth))::int as age,
        count(*) over (partition by lesson_id)::int as riders, p.max_enrollment as most
      from p join section using (farm_id, section_id) join student using (farm_id, student_id) where p.farm_id = $1`,
        { farmId },
      );
      const wrong = places.filter(({ section_name: name, level, age, riders, most }) => {
        const { levels, ages } = sections.get(name)!;
        return !levels.includes(level) || age < ages[0] || age > ages[1] || riders > most;
      });
      expect(wrong).toEqual([]);
    }),
  );

  it('pays for a lesson only with what was bought for such lessons, by the same rider', async () =>
    expect(
      await ask(`select p.lesson_person_id, k.kind, k.product_name from p
      join package k using (farm_id, package_id) join section s on s.farm_id = p.farm_id and s.section_id = p.section_id
      left join product_program pp on pp.farm_id = k.farm_id and pp.product_id = k.product_id
      left join lesson_person missed on missed.farm_id = k.farm_id and missed.lesson_person_id = k.issued_for
      left join lesson ml on ml.farm_id = k.farm_id and ml.lesson_id = missed.lesson_id
      left join section ms on ms.farm_id = k.farm_id and ms.section_id = ml.section_id
    where k.student_id <> p.student_id or s.program_id is distinct from coalesce(pp.program_id, ms.program_id)
      or p.scheduled_date not between k.start_date and k.expiry_date`),
    ).toEqual([]));

  it(
    'has money that is, payment by payment, what the log says by a reckoning of its own',
    each(async ({ farmId }) => {
      const log = await app.owner<{ type: string; data: Record<string, unknown> }[]>`
        select type, data from event where farm_id = ${farmId} order by position`;
      const books = [...ledgerOf(log)].map(([id, { total, isDone, partPaid }]) => ({ id, total, isDone, partPaid }));
      const rows = await app.owner`
        select payment_id as id, total_minor as total, paid as "isDone", part_paid_minor as "partPaid"
        from payment where farm_id = ${farmId} order by 1`;
      expect(books.length).toBeGreaterThan(50);
      expect([...rows]).toEqual(books.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    }),
  );

  it(
    'gives no lesson on a day on which the barn is closed',
    each(async (farm) => {
      const { timetable, closures } = farm.facts;
      const days = (
        await app.owner<
          { day: string }[]
        >`select distinct scheduled_date as day from lesson where farm_id = ${farm.farmId} order by 1`
      ).map(({ day }) => day);
      const closed = closedDays(closures, days[0]!, days.at(-1)!);
      const open = new Set(timetable.map(({ weekday }) => WEEKDAYS.indexOf(weekday)));
      expect(closed.size).toBeGreaterThan(5);
      expect(days.filter((day) => closed.has(day) || !open.has((new Date(day).getUTCDay() + 6) % 7))).toEqual([]);
    }),
  );

  it('knows everybody by a name of their own, in both barns', async () => {
    const ids = farms.map(({ farmId }) => farmId);
    expect(
      await app.owner`
      select person_name as name from person where farm_id = any(${ids}::uuid[]) group by 1 having count(*) > 1
      union all select last_name from person where farm_id = any(${ids}::uuid[]) group by 1 having count(distinct farm_id) > 1`,
    ).toEqual([]);
  });

  it('has most of the next weeks paid, and a few riders who owe', async () => {
    const [maples, lakes] = await Promise.all(
      farms.map(async (farm) => {
        const [shares] = await ask<{ soon: number; all: number }>(
          `select avg((package_id is not null)::int) filter (where scheduled_date < date '${TODAY}' + 28)::float8 as soon,
          avg((package_id is not null)::int)::float8 as all
        from p where farm_id = $1 and scheduled_date > date '${TODAY}'`,
          farm,
        );
        return shares!;
      }),
    );
    expect(maples!.soon).toBeGreaterThan(0.85);
    expect(maples!.all).toBeGreaterThan(0.8);
    // A small barn, where a family that owes weighs more.
    expect(lakes!.soon).toBeGreaterThan(0.75);
    expect(Math.max(maples!.soon, lakes!.soon)).toBeLessThan(1);
  });

  it('has everything that happens in a barn', async () => {
    const { farmId } = farms[0]!;
    const [count] = await app.owner<Record<string, number>[]>`
    select
      (select count(*)::int from package where farm_id = ${farmId} and kind = 'makeup') as makeups,
      (select count(*)::int from package where farm_id = ${farmId} and kind = 'makeup' and used = 1) as "usedMakeups",
      (select count(*)::int from package where farm_id = ${farmId} and kind = 'credit') as credits,
      (select count(*)::int from payment where farm_id = ${farmId} and refund_state = 'done') as refunds,
      (select count(*)::int from payment where farm_id = ${farmId} and transaction_type = 'invoice') as invoices,
      (select count(*)::int from lesson where farm_id = ${farmId} and is_cancelled) as "calledOff",
      (select count(*)::int from lesson_person where farm_id = ${farmId} and status_code = 'CNS') as "noShows",
      (select count(*)::int from lesson_person where farm_id = ${farmId} and paid and not is_cancelled) as "paidMarks",
      (select count(*)::int from lesson where farm_id = ${farmId} and extra_staff <> '[]') as "withHelpers",
      (select count(*)::int from student where farm_id = ${farmId} and general_notes2 is not null) as "riderNotes",
      (select count(*)::int from student where farm_id = ${farmId} and level_id is not null) as "withLevel",
      (select count(distinct student_id)::int from rider_skill where farm_id = ${farmId} and noted_by is not null) as "withSkills",
      (select count(*)::int from horse where farm_id = ${farmId} and markings like '%Up to%') as "horseNotes",
      (select count(*)::int from remark join lesson on lesson_id = subject_id where remark.farm_id = ${farmId}) as "lessonNotes",
      (select count(*)::int from remark join lesson_person on lesson_person_id = subject_id where remark.farm_id = ${farmId})
        as "cancelNotes"`;
    const few = Object.entries(count!).filter(
      ([name, n]) => n < (['calledOff', 'credits', 'refunds'].includes(name) ? 2 : 5),
    );
    expect(few).toEqual([]);
    expect(count!.usedMakeups).toBeGreaterThan(count!.makeups! / 2);
    expect(count!.noShows).toBeLessThan(60);
  });

  it('cares for its horses: little is overdue, a paper has run out, and one will soon', async () => {
    const { farmId } = farms[0]!;
    const { lines } = await app.app.get(QueryBus).execute(new ListDueCare({ farmId, actor: SYSTEM }, {}));
    const howMany = (state: string, papers: boolean) =>
      lines.filter((line) => line.state === state && 'fileId' in line === papers).length;
    expect([
      howMany('overdue', false),
      howMany('never', false),
      howMany('overdue', true),
      howMany('soon', true),
    ]).toEqual([1, 0, 1, 2]);
    expect(howMany('soon', false)).toBeGreaterThan(5);
    expect(howMany('fine', false)).toBeGreaterThan(20);
    const [{ measured }] = (await app.owner`
      select count(distinct horse_id)::int as measured from horse_measure where farm_id = ${farmId}`) as [
      { measured: number },
    ];
    expect(measured).toBe(3);
  });

  it('has nothing behind it that lies ahead', async () => {
    const future = await app.owner`
    select 'payment' as what, received::text as day from payment where received > ${TODAY}
    union all select 'package', purchase_date::text from package where purchase_date > ${TODAY}
    union all select type, occurred_at::text from event where occurred_at > ${NOW}
    union all select p.status_code, l.ends_at::text from lesson_person p join lesson l using (farm_id, lesson_id)
      where l.ends_at > ${NOW} and p.status_code in ('COM', 'CNS', 'CLC')`;
    expect([...future]).toEqual([]);
    const [open] =
      await app.owner`select count(*)::int as n from lesson where not is_cancelled and ends_at < ${NOW} and status_code <> 'COM'`;
    expect(open).toEqual({ n: 0 });
  });

  it('becomes the same barn again', async () => {
    const books = (farmId: string) => app.owner`
    select person_name, scheduled_date, start_time, horse_name, p.status_code, p.package_id is not null as covered, paid
    from lesson_person p join lesson l using (farm_id, lesson_id) join student using (farm_id, student_id)
      join person using (farm_id, person_id) left join horse using (farm_id, horse_id)
    where p.farm_id = ${farmId} order by 1, 2, 3, 5`;
    const first = await books(farms[1]!.farmId);
    expect(first.length).toBeGreaterThan(300);
    expect([...(await books(again))]).toEqual([...first]);
  });
});
