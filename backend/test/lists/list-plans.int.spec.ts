import { lessonsOf } from '../../src/modules/calendar/queries/staff-lessons.js';
import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import {
  closedDays,
  discounts,
  levels,
  skills,
  tacks,
  tasks,
  terms,
} from '../../src/modules/setup/commands/setup-lists.js';
import { findHits } from '../../src/modules/search/queries/find-hits.js';
import { SYSTEM, type Actor } from '../../src/platform/tenancy/actor.js';
import { listPage } from '../../src/platform/http/rest-list.js';
import type { RestQuery } from '../../src/platform/http/rest-query.js';
import type { RestList } from '../../src/platform/http/list-rows.js';
import { operations } from '../support/operations.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { onOneServer } from '../support/where-it-runs.js';
import type { TestBarn } from '../support/test-barn.js';
import { everyList } from './every-list.js';
import { enlarge } from './large-barn.js';

const OF_ALL_BARNS = new Set(['colour', 'permission']);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: Node[];
}

const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const scansOf = (plan: Node) => nodesOf(plan).filter((node) => node['Relation Name'] || node['Index Cond']);

/** A table read from end to end, or by an index of all barns. */
function faultsOf(node: Node) {
  const table = node['Relation Name'] ?? '';
  const isOthers = node['Index Cond'] && !node['Index Cond'].includes('farm_id');
  const isFault = !OF_ALL_BARNS.has(table) && (node['Node Type'] === 'Seq Scan' || isOthers);
  return isFault ? [`${node['Node Type']} ${table}`] : [];
}

/** The pages that people turn to: as it opens, searched, sorted by each column either way, and one row by its id. */
const pagesOf = ({ columns, defaultSort }: RestList): readonly (readonly [page: string, query: RestQuery])[] => [
  ['as it opens', { filter: '{"is_active":"1"}', range: '[0,24]', sort: `["${defaultSort}","ASC"]` }],
  ['searched', { filter: '{"q":"is"}', range: '[0,24]' }],
  ['far down', { range: '[3000,3024]' }],
  ...columns.flatMap((column): [string, RestQuery][] => [
    [`by ${column}`, { sort: `["${column}","ASC"]` }],
    [`by ${column} backwards`, { sort: `["${column}","DESC"]` }],
  ]),
  ['of one id', { filter: '{"id":["01930000-0000-7000-8000-000000000001"]}' }],
];

onOneServer('plans of lists')('a list of four thousand rows', () => {
  let app: OwnApp;
  let barn: TestBarn;
  let lists: RestList[];
  const limited: Actor = { ...SYSTEM, userType: 'INS', permissions: new Set(), linkedClientsOnly: true };

  const explained = (list: RestList, query: object, actor: Actor, farmId = barn.farmId) =>
    app.barns.read(farmId, async (sql) => {
      const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }[]>`
        explain (format json) ${listPage(sql, { list, query }, { actor })}`;
      return row!['QUERY PLAN'][0].Plan;
    });

  beforeAll(async () => {
    app = await testApp();
    barn = await app.barn();
    await barn.run(AddProduct, { productName: 'Ten lessons', priceMinor: 45_000, productCount: 10, expiresIn: 90 });
    await barn.run(tacks.Create, { tackName: 'Dressage saddle' });
    await barn.run(tasks.Create, { taskName: 'Leads' });
    const levelId = await barn.run(levels.Create, { levelName: 'Novice', levelOrder: 1 });
    await barn.run(skills.Create, { levelId, skillName: 'Trots', skillOrder: 1 });
    await barn.run(closedDays.Create, { closedDayName: 'Show', firstDay: '2036-12-24' });
    await barn.run(discounts.Create, { title: 'Siblings', kind: 'sibling', percentOff: 0.1 });
    await barn.run(terms.Create, { termName: 'Winter', firstDay: '2036-01-06', lastDay: '2036-03-28' });
    await app.owner.unsafe(`
      insert into section_horse (farm_id, section_id, horse_id)
        select farm_id, section_id, horse_id from section join horse using (farm_id);
      insert into section_student (farm_id, section_id, student_id)
        select farm_id, section_id, student_id from section join student using (farm_id);
      insert into product_program (farm_id, link_id, product_id, program_id)
        select farm_id, gen_random_uuid(), product_id, program_id from product join program using (farm_id)`);
    lists = await everyList();
    const own = await app.owner<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'farm_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
    // Counted by PostgreSQL between two questions, a table may be read in another way.
    for (const { name } of own) await app.owner.unsafe(`alter table "${name}" set (autovacuum_enabled = false)`);
    const isOwn = new Set(own.map(({ name }) => name));
    const read = new Set<string>();
    for (const list of lists)
      for (const node of scansOf(await explained(list, {}, SYSTEM)))
        if (isOwn.has(node['Relation Name'] ?? '')) read.add(node['Relation Name'] ?? '');
    read.delete('login');
    await enlarge(app.owner, { farmId: barn.farmId, tables: [...read], rows: 4_000 });
  });
  afterAll(() => app.stop());

  it('is each of those that the contract has', () => {
    const called = operations
      .filter(({ method, path }) => method === 'GET' && /^rest\/[\w-]+$/.test(path))
      .map(({ path }) => path.slice('rest/'.length));
    expect(lists.map(({ resource }) => resource).sort()).toEqual(called.sort());
  });

  it.each(['everybody', 'linked clients only'])('is read along indexes of its barn (%s)', async (whom) => {
    const actor = whom === 'everybody' ? SYSTEM : limited;
    const faults: string[] = [];
    for (const list of lists)
      for (const [page, query] of pagesOf(list))
        for (const node of scansOf(await explained(list, query, actor)))
          faults.push(...faultsOf(node).map((fault) => `${list.resource} ${page}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('has the same plan whichever barn asks first, because connections keep it for all', async () => {
    const { farmId } = await app.barn();
    for (const list of lists)
      for (const [page, query] of pagesOf(list))
        expect([`${list.resource} ${page}`, await explained(list, query, SYSTEM, farmId)]).toEqual([
          `${list.resource} ${page}`,
          await explained(list, query, SYSTEM),
        ]);
  });

  it('has so many rows here', async () => {
    for (const list of lists) {
      const [page] = await app.barns.read(barn.farmId, (sql) => listPage(sql, { list, query: {} }, { actor: SYSTEM }));
      expect(`${list.resource} ${Math.sign(page.total - 800)}`).toBe(`${list.resource} 1`);
    }
  });

  it.each([true, false])('is searched with others along indexes of its barn (trigrams: %s)', async (hasTrigrams) => {
    const plans = ['beginners', 'tue', 'bisciut'].map((q) =>
      app.barns.read(barn.farmId, async (sql) => {
        const hits = findHits(sql, { q, today: '2026-11-20', hasTrigrams }, { actor: SYSTEM })!;
        const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }[]>`explain (format json) ${hits}`;
        return row!['QUERY PLAN'][0].Plan;
      }),
    );
    expect((await Promise.all(plans)).flatMap(scansOf).flatMap(faultsOf)).toEqual([]);
  });

  it('opens along the order of its names', async () => {
    const horses = lists.find(({ resource }) => resource === 'horses')!;
    const plan = await explained(horses, { range: '[0,24]', sort: '["horse_name","ASC"]' }, SYSTEM);
    const long = nodesOf(plan).filter((node) => node['Node Type'] === 'Sort' && node['Plan Rows'] > 25);
    expect(long).toEqual([]);
  });

  it('is not what a schedule costs: it is read along the lessons of whose it is', async () => {
    await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      instructor_id: barn.instructor.instructorId,
    });
    await enlarge(app.owner, { farmId: barn.farmId, tables: ['lesson'], rows: 4_000 });
    const plan = await app.barns.read(barn.farmId, async (sql) => {
      const staff = sql`${barn.instructor.instructorId}::uuid`;
      const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }[]>`
        explain (format json) ${lessonsOf(sql, staff, sql`l.scheduled_date >= '2026-11-20'`)}`;
      return row!['QUERY PLAN'][0].Plan;
    });
    const indexes = nodesOf(plan).map((node) => node['Index Name']);
    expect(indexes).toEqual(expect.arrayContaining(['lesson_by_instructor', 'lesson_with_extra_staff']));
    expect(nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});
