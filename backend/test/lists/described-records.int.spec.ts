import { moduleDescriptions } from '../../src/app.module.js';
import { programTypes } from '../../src/modules/setup/commands/setup-lists.js';
import { colour } from '../../src/modules/setup/records/colour.js';
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
type Values = Record<string, string | number>;
type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Row>;
interface Way {
  add(values: Values): Promise<Row>;
  /** Answers with the record as it is then. */
  change(row: Row, values: Values): Promise<object>;
  read(row: Row): Promise<object>;
  /** Not among the lists. */
  unlisted?: true;
}

const byItsList =
  (rest: string) =>
  (send: Send): Way => ({
    add: (values) => send('POST', rest, values),
    change: ({ id }, values) => send('PUT', `${rest}/${id}`, values),
    read: ({ id }) => send('GET', `${rest}/${id}`),
  });

/** People are added by their name; what is known of them besides has calls of its own. So have roles. */
const ownWays: Readonly<Record<string, (send: Send) => Way>> = {
  students: (send) => {
    const change = async ({ id }: Row, values: Values) =>
      (await send('POST', 'students/update', { id, ...values }))['student'] as object;
    return {
      add: async ({ first_name, last_name, account_person_id, ...riding }) => {
        const row = await send('POST', 'rest/students', { first_name, last_name, account_person_id });
        await change(row, riding);
        return row;
      },
      change,
      read: async ({ person_id }) => (await send('GET', 'students/student', { person_id }))['student'] as object,
    };
  },
  roles: (send) => {
    const saved = async (path: string, values: object) => (await send('POST', path, values))['role'] as Row;
    const all = async () => (await send('GET', 'roles/index'))['roles'] as Row[];
    return {
      add: async (values) => {
        // A name is one role's: that of the case before makes way.
        const known = (await all()).find(({ role_name }) => role_name === values['role_name']);
        if (known) await saved('roles/update', { id: known.id, role_name: 'Another' });
        return saved('roles/create', values);
      },
      change: ({ id }, values) => saved('roles/update', { id, ...values }),
      read: async ({ id }) => (await all()).find((one) => one.id === id)!,
      unlisted: true,
    };
  },
  accounts: (send) => {
    const change = async (
      { person_id }: Row,
      { contact_email, contact_mobile, contact_homephone, ...address }: Values,
    ) => {
      const contact = { ...address, email: contact_email, phone1: contact_mobile, phone2: contact_homephone };
      return (await send('POST', 'people/createNewContact', { person_id, ...contact }))['client'] as object;
    };
    return {
      add: async ({ first_name, last_name, ...contact }) => {
        const row = await send('POST', 'rest/accounts', { first_name, last_name });
        await change(row, contact);
        return row;
      },
      change,
      read: async ({ person_id }) => (await send('GET', 'people/getUserClients', { person_id }))['account'] as object,
    };
  },
};

const filledIn = ({ fields }: RecordDescription) => Object.entries(fields).filter(([, field]) => isFilledIn(field));
/** A value that its rules allow; each turn has another one. */
function sample(wire: string, field: Field, turn: 0 | 1, options: Options): string | number {
  switch (field.kind) {
    case 'text':
      return field.choices ? Object.keys(field.choices)[turn]! : `${wire} ${turn}`;
    case 'phone':
      return `(519) 555-010${turn}`;
    case 'email':
      return `somebody${turn}@barn.test`;
    case 'count':
      return field.min + turn + 1;
    case 'money':
      return 10 + turn;
    case 'fraction':
      return 0.1 + turn / 10;
    case 'date':
      return `2015-04-0${turn + 1}`;
    case 'flag':
    case 'state':
      return turn;
    case 'reference':
      return options[field.among]![turn]!.id;
  }
}
const quoted = (cells: readonly (string | number)[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;

let app: WorkApp;
beforeAll(async () => {
  app = await workApp();
  app.clock.set(NOW);
});
afterAll(() => app.stop());

/** No field of any description is lost anywhere on its way. */
const changeable = records.filter((record) => filledIn(record).length);
describe.each(changeable.map((record) => [record.resource, record] as const))('a record of %s', (resource, record) => {
  let barn: TestBarn, first: Values, second: Values;
  beforeAll(async () => {
    barn = await app.barn();
    const add = (path: string, body: object) => barn.call(barn.admin, 'POST', path, body);
    for (const name of ['Cavaletti', 'Dressage']) {
      const program_type_id = await barn.run(programTypes.Create, { programTypeName: name });
      await add('rest/programs', { program_name: name, program_type_id });
      await add('rest/locations', { location_name: name });
      await add('rest/levels', { level_name: name, level_order: 1 });
      await add('rest/accounts', { first_name: name });
      await add('rest/products', { product_name: name, product_price: 45, product_count: 1, expires_in: 180 });
      await barn.newInstructor({ permissions: [] });
    }
    const { options: offered } = (await app.call<{ options: Options }>(barn.admin, 'GET', 'options/index')).body;
    const { colors } = (await app.call<{ colors: Row[] }>(barn.admin, 'GET', 'colors/index')).body;
    const accounts = (await app.call<Row[]>(barn.admin, 'GET', 'rest/accounts')).body;
    const options = { ...offered, colour: colors, account: accounts };
    const values = (turn: 0 | 1) =>
      Object.fromEntries(filledIn(record).map(([wire, field]) => [wire, sample(wire, field, turn, options)]));
    [first, second] = [values(0), values(1)];
  });

  const rest = `rest/${resource}`;
  const rows = async (query: object) => (await app.call<Row[]>(barn.admin, 'GET', rest, query)).body;
  const send: Send = async (method, path, body) => {
    const answer = await app.call<Row>(barn.admin, method, path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const way = (ownWays[resource] ?? byItsList(rest))(send);
  const created = () => way.add(first);
  const listed = filledIn(record).filter(([, { list }]) => !way.unlisted && (list !== false || !ownWays[resource]));
  const inTheList = (values: Values) => Object.fromEntries(listed.map(([wire]) => [wire, values[wire]!]));
  const changing = filledIn(record).filter(([, { form }]) => form !== 'new');
  const historyOf = async (row: Row) => {
    const asked = { record: record.stream, id: row[record.streamBy ?? 'id'] };
    return (await barn.call(barn.admin, 'GET', 'history/index', asked)).body.changes as {
      values: { field: string }[];
    }[];
  };

  it('is added, listed and filtered with every field', async () => {
    const added = await created();
    const { id } = added;
    const [row] = listed.length ? await rows({ filter: JSON.stringify({ id }) }) : [{}];
    expect(row).toMatchObject(inTheList(first));
    expect({ ...row, ...(await way.read(added)) }).toMatchObject(first);
    for (const [wire, value] of Object.entries(inTheList(first))) {
      const [found] = await rows({
        filter: JSON.stringify({ id, [wire]: value }),
        sort: JSON.stringify([wire, 'DESC']),
      });
      expect([wire, found?.id]).toEqual([wire, id]);
    }
  });

  it('is changed in every field, which its history tells', async () => {
    const row = await created();
    const before = await historyOf(row);
    const changed = Object.fromEntries(changing.map(([wire]) => [wire, second[wire]!]));
    expect(await way.change(row, changed)).toMatchObject(changed);
    expect(await way.read(row)).toMatchObject(changed);
    const changes = await historyOf(row);
    const told = changes.slice(0, changes.length - before.length).flatMap(({ values }) => values);
    expect(told.map(({ field }) => field).toSorted()).toEqual(
      changing.map(([wire, field]) => columnOf(wire, field.property)).toSorted(),
    );
  });

  (listed.length ? it : it.skip)('is exported with every field', async () => {
    const { id } = await created();
    const columns = JSON.stringify(listed.map(([wire, { label }]) => [wire, label]));
    const asked = { filter: JSON.stringify({ id }), columns };
    const { body } = await app.call<string>(barn.admin, 'GET', rest, asked, { accept: 'text/csv' });
    expect(body).toBe(
      `\uFEFF${listed.map(([, { label }]) => label).join(',')}\r\n${Object.values(inTheList(first)).join(',')}\r\n`,
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

it('colours, which are the same in every barn, are told with every field', async () => {
  const barn = await app.barn();
  const { body } = await app.call<{ colors: Row[] }>(barn.admin, 'GET', 'colors/index');
  for (const row of body.colors) expect(Object.keys(row)).toEqual(['id', ...Object.keys(colour.fields)]);
});
