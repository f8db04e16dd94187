import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accountHolderOf } from '../../src/modules/people/contracts.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { onOneServer } from '../support/where-it-runs.js';
import { enlarge } from './large-barn.js';

const SOURCES = path.resolve(import.meta.dirname, '../../src');
const BY_COALESCE = /(?:on|and)\s+\w+\.\w+_id = coalesce\(\w+\.\w+, \w+\.\w+\)/g;

interface Node {
  readonly 'Node Type': string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}
const leavesOf = (plan: Node): readonly Node[] => (plan.Plans ? plan.Plans.flatMap(leavesOf) : [plan]);

onOneServer('plans of lists')('whoever is one of two', () => {
  let app: OwnApp;
  beforeAll(async () => (app = await testApp()));
  afterAll(() => app.stop());

  it('is looked up, not found by reading all of the barn', async () => {
    const barn = await app.barn();
    await enlarge(app.owner, { farmId: barn.farmId, tables: ['person'], rows: 4_000 });
    const { Plan: plan } = await app.barns.read(barn.farmId, async (sql) => {
      const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }[]>`
        explain (format json) select holder.first_name from person p
          join person holder on holder.farm_id = p.farm_id and holder.person_id = ${accountHolderOf(sql, sql`p`)}
        where p.farm_id = ${barn.farmId} and p.person_id = ${barn.farmId}`;
      return row!['QUERY PLAN'][0];
    });
    const read = leavesOf(plan).filter((node) => node['Node Type'] !== 'Result');
    expect(read).toHaveLength(2);
    expect(read.filter((node) => !node['Index Cond']?.includes('person_id'))).toEqual([]);
  });

  it('is joined nowhere by a coalesce, by which nothing can be looked up', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const found = files.flatMap((file) =>
      [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(BY_COALESCE)].map(([words]) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
