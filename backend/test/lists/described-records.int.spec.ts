import { moduleDescriptions } from '../../src/app.module.js';
import { programTypes } from '../../src/modules/setup/commands/setup-lists.js';
import type { Field } from '../../src/platform/records/field.js';
import { isFilledIn, type RecordDescription } from '../../src/platform/records/record.js';
import { columnOf } from '../../src/platform/records/record-list.js';
import { importCalls } from '../imports/import-calls.js';
import { NOW } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';

const records = moduleDescriptions.flatMap(({ records: described = [] }) => described);
type Row = Record<string, unknown> & { id: string };
type Options = Record<string, { id: string }[]>;

const filledIn = ({ fields }: RecordDescription) => Object.entries(fields).filter(([, field]) => isFilledIn(field));
/** A value that its rules allow; each turn has another one. */
function sample(wire: string, field: Field, turn: 0 | 1, options: Options): string | number {
  switch (field.kind) {
    case 'text':
      return `${wire} ${turn}`;
    case 'phone':
      return `+1 519 555 010${turn}`;
    case 'email':
      return `somebody${turn}@barn.test`;
    case 'count':
      return field.min + turn + 1;
    case 'money':
      return 10 + turn;
    case 'fraction':
      return 0.1 + turn / 10;
    case 'flag':
    case 'state':
      return turn;
    case 'reference':
      return options[field.among]![turn]!.id;
  }
}
const quoted = (cells: readonly (string | number)[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;

/** No field of any description is lost anywhere on its way. */
describe.each(records.map((record) => [record.resource, record] as const))('a record of %s', (resource, record) => {
  let app: WorkApp, barn: TestBarn, first: object, second: object;
  beforeAll(async () => {
    app = await workApp();
    app.clock.set(NOW);
    barn = await app.barn();
    const add = (path: string, body: object) => barn.call(barn.admin, 'POST', path, body);
    for (const name of ['Cavaletti', 'Dressage']) {
      const program_type_id = await barn.run(programTypes.Create, { programTypeName: name });
      await add('rest/programs', { program_name: name, program_type_id });
      await add('rest/locations', { location_name: name });
      await add('rest/products', { product_name: name, product_price: 45, product_count: 1, expires_in: 180 });
      await barn.newInstructor({ permissions: [] });
    }
    const { options } = (await app.call<{ options: Options }>(barn.admin, 'GET', 'options/index')).body;
    const values = (turn: 0 | 1) =>
      Object.fromEntries(filledIn(record).map(([wire, field]) => [wire, sample(wire, field, turn, options)]));
    [first, second] = [values(0), values(1)];
  });
  afterAll(() => app.stop());

  const rest = `rest/${resource}`;
  const rows = async (query: object) => (await app.call<Row[]>(barn.admin, 'GET', rest, query)).body;
  const created = async () => {
    const { status, body } = await app.call<Row>(barn.admin, 'POST', rest, first);
    expect([status, body]).toMatchObject([200, first]);
    return body;
  };

  it('is added, listed and filtered with every field', async () => {
    const { id } = await created();
    expect(await rows({ filter: JSON.stringify({ id }) })).toMatchObject([first]);
    for (const [wire, value] of Object.entries(first)) {
      const [found] = await rows({
        filter: JSON.stringify({ id, [wire]: value }),
        sort: JSON.stringify([wire, 'DESC']),
      });
      expect([wire, found?.id]).toEqual([wire, id]);
    }
  });

  it('is changed in every field, which its history tells', async () => {
    const { id } = await created();
    const edited = await app.call<Row>(barn.admin, 'PUT', `${rest}/${id}`, second);
    expect([edited.status, edited.body]).toMatchObject([200, second]);
    expect((await app.call<Row>(barn.admin, 'GET', `${rest}/${id}`)).body).toMatchObject(second);
    const { changes } = (await barn.call(barn.admin, 'GET', 'history/index', { record: record.stream, id })).body;
    const told = (changes[0].values as { field: string }[]).map(({ field }) => field);
    expect(told.toSorted()).toEqual(
      filledIn(record)
        .map(([wire, field]) => columnOf(wire, field.property))
        .toSorted(),
    );
  });

  it('is exported with every field', async () => {
    const { id } = await created();
    const columns = JSON.stringify(filledIn(record).map(([wire, { label }]) => [wire, label]));
    const asked = { filter: JSON.stringify({ id }), columns };
    const { body } = await app.call<string>(barn.admin, 'GET', rest, asked, { accept: 'text/csv' });
    expect(body).toBe(
      `\uFEFF${filledIn(record)
        .map(([, { label }]) => label)
        .join(',')}\r\n${Object.values(first).join(',')}\r\n`,
    );
  });

  const inFiles = filledIn(record).filter(([, { file }]) => file);
  (inFiles.length ? it : it.skip)('is read from a file with every field that files have', async () => {
    const calls = importCalls(app as never, barn.admin);
    const values = { ...first, [record.name]: 'From a file' } as Record<string, string | number>;
    const content = quoted(inFiles.map(([, { label }]) => label)) + quoted(inFiles.map(([wire]) => values[wire]!));
    const { id } = await calls.read(content, resource);
    expect((await calls.start(id)).status).toBe(200);
    await app.settled(barn.farmId);
    const expected = Object.fromEntries(inFiles.map(([wire]) => [wire, values[wire]]));
    expect(await rows({ filter: JSON.stringify({ [record.name]: 'From a file' }) })).toMatchObject([expected]);
  });
});
