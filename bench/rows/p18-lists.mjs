import { alternate, p50 } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { newBarn, productOn, settle } from '../lib/product.mjs';
import { openStage, program } from '../lib/stage.mjs';
import { openPlainLists } from '../reference/plain-lists.mjs';

const PEOPLE = 10_000;
const PAGE = 25;
const GATE = 0.5;
const AIM = 0.8;

const FIRST = ['Anna', 'Leo', 'Mia', 'Katarzyna', 'Zoë', 'Noah', 'Ines', 'Paula', 'Emil', 'Maya'];
const LAST = [
  'Kowalska',
  'Smith',
  'Tremblay',
  'Nguyen',
  'Okafor',
  'Larsson',
  'Moreau',
  'Haddad',
  'Ferreira',
  'Lindqvist',
];

/** Account holders with a rider each, written past the product: it is read here, not filled. */
async function fill({ owner }, { farmId }) {
  await owner`
    insert into person (farm_id, person_id, first_name, last_name, billing_person_id, contact_email)
    select ${farmId}, md5('holder' || i)::uuid, (${FIRST}::text[])[1 + i % 10], (${LAST}::text[])[1 + (i / 10) % 10] || ' ' || i,
      md5('holder' || i)::uuid, 'family-' || i || '@home.test'
    from generate_series(1, ${PEOPLE}::int) i`;
  await owner`
    insert into person (farm_id, person_id, first_name, last_name, billing_person_id)
    select ${farmId}, md5('rider' || i)::uuid, (${FIRST}::text[])[1 + (i / 7) % 10], (${LAST}::text[])[1 + (i / 10) % 10] || ' ' || i,
      md5('holder' || i)::uuid
    from generate_series(1, ${PEOPLE}::int) i`;
  await owner`
    insert into student (farm_id, student_id, person_id)
    select ${farmId}, md5('student' || i)::uuid, md5('rider' || i)::uuid from generate_series(1, ${PEOPLE}::int) i`;
}

const rowsIn = (rows, wanted, what) => {
  if (rows.length !== wanted) throw new Error(`${what}: ${rows.length} rows instead of ${wanted}.`);
};

export const row = {
  id: 'P18',
  what: `a page of ${PAGE} out of ${PEOPLE} account holders, and a search over them and their riders, against the bare SQL of the answer`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, http, plain;
    try {
      const barn = await newBarn(product);
      await fill(product, barn);
      await settle(product);
      server = await startServer([program('main')], stage.env);
      http = connectTo(server.url);
      plain = await openPlainLists(product.barnUrl, barn.farmId);
      const get = async (path) => JSON.parse(expecting(200, await http.get(path, { token: barn.token }), path).body);
      const filter = encodeURIComponent(JSON.stringify({ is_active: '1' }));
      const page = async () =>
        rowsIn(await get(`/api/rest/accounts?filter=${filter}&range=[4000,${4000 + PAGE - 1}]`), PAGE, 'the page');
      const search = async (q) => {
        const { hits } = await get(`/api/search/index?q=${encodeURIComponent(q)}&today=2026-11-20`);
        if (!hits.length) throw new Error(`Nobody is called ${q}.`);
      };
      const found = async (rows) => {
        if (!(await rows).length) throw new Error('The reference finds nobody.');
      };
      const sides = [
        ['a page', page, async () => rowsIn(await plain.page(4000), PAGE, 'the reference')],
        ['a search by a beginning', () => search('tremb'), () => found(plain.search('tremb'))],
        ['a search for a word misspelt', () => search('trembley'), () => found(plain.misspelt('trembley'))],
      ];
      for (const [name, ours, reference] of sides) {
        const result = await alternate(
          () => p50(ours, 20),
          () => p50(reference, 20),
          { ratio: (mine, bare) => bare / mine },
        );
        const note = `${result.ours.median.toFixed(1)} ms against ${result.reference.median.toFixed(1)} ms`;
        yield { name, gate: GATE, aim: AIM, result, note };
      }
    } finally {
      http?.close();
      await plain?.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
