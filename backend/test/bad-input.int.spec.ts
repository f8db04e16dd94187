import { busyBarn, type BusyBarn } from './support/busy-barn.js';
import { operationsOf, send, type Field, type Operation } from './support/operations.js';
import { sampleOf } from './support/samples.js';
import { testApp, type TestApp } from './support/test-app.js';

const HOSTILE = [
  `'; drop table horse; --`,
  `' or '1'='1`,
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u202e\u0007',
  '%00%s%n',
  '{"$gt":""}',
  'null',
];
const MEGABYTE = 'x'.repeat(1_048_576);
/** Enough to exceed what an address line may hold, and every field's own limit. */
const LONG_QUERY = 'x'.repeat(12_000);

interface Refused {
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

/** Values that no field of this kind can mean. */
function wrongFor({ schema, in: place }: Field): unknown[] {
  const inText = place !== 'body';
  if (schema.enum) return ['nonsense', ...(inText ? [] : [{ a: 1 }, [1], 7.5])];
  if (schema.type === 'array') return inText ? ['{"a":1}'] : [{ a: 1 }, 5, 'nonsense', [{ a: 1 }], [5]];
  if (schema.format === 'uuid') return ['not-an-id', '123', ...(inText ? [] : [5, { a: 1 }, ['x'], true])];
  if (schema.format === 'date') return ['tomorrow', '2026-13-45', ...(inText ? [] : [5, { a: 1 }, true])];
  if (schema.format === 'email') return ['nobody', ...(inText ? [] : [5, { a: 1 }])];
  if (schema.type === 'number' || schema.type === 'integer')
    return ['many', '1e999', ...(inText ? [] : [{ a: 1 }, [1], [[]]])];
  if (schema.type === 'object') return ['[1', '5', ...(inText ? [] : [5])];
  return inText ? [] : [5, { a: 1 }, ['x'], true];
}

describe('what makes no sense', () => {
  let app: TestApp;
  let barn: BusyBarn;
  let operations: Operation[];
  beforeAll(async () => {
    app = await testApp();
    barn = await busyBarn(app, 'Maplewood');
    const administrators = new Set(
      app.routes
        .list()
        .flatMap(({ method, path, access }) =>
          access === 'public' || access?.adm ? [`${method} ${path.slice(1).replace(/:(\w+)/g, '{$1}')}`] : [],
        ),
    );
    operations = operationsOf(app).filter(({ method, path }) => administrators.has(`${method} ${path}`));
  });
  afterAll(() => app.stop());

  const position = async () =>
    (
      (await app.owner<{ position: number }[]>`select position from farm_clock where farm_id = ${barn.farmId}`)[0] as {
        position: number;
      }
    ).position;
  const valid = (operation: Operation) =>
    Object.fromEntries(
      operation.fields
        .filter((field) => field.required || field.in === 'path')
        .map((field) => [field.name, sampleOf(operation.path, field, (kind) => barn.ids[kind])]),
    );
  const title = (operation: Operation, field: Field, value: unknown) =>
    `${operation.method} ${operation.path} ${field.name}=${JSON.stringify(value).slice(0, 40)}`;
  const names = (body: Refused, field: string) =>
    (body.errors ?? []).some((error) => error.field === field || error.field.startsWith(`${field}.`));

  /** Sends each case and lists those that were not answered as they should be; afterwards nothing may have happened. */
  async function expectAll(
    cases: { operation: Operation; field: Field; value: unknown }[],
    right: (answer: { status: number; body: Refused }, field: Field) => boolean,
  ) {
    const before = await position();
    const wrong: string[] = [];
    for (const { operation, field, value } of cases) {
      const answer = await send(app, barn.admin, operation, { ...valid(operation), [field.name]: value });
      if (!right(answer, field))
        wrong.push(
          `${title(operation, field, value)} gave ${answer.status} ${JSON.stringify(answer.body).slice(0, 160)}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(await position()).toBe(before);
  }
  const fields = (wanted: (field: Field) => boolean) =>
    operations.flatMap((operation) => operation.fields.filter(wanted).map((field) => ({ operation, field })));

  it('is refused by the name of the field that has the wrong type', () =>
    expectAll(
      fields((field) => field.in !== 'path').flatMap(({ operation, field }) =>
        wrongFor(field).map((value) => ({ operation, field, value })),
      ),
      ({ status, body }, field) => (status === 400 && names(body, field.name)) || body.code === 'bad_cart',
    ));

  it('is refused by the name of the field that is missing', () =>
    expectAll(
      fields((field) => field.required && field.in !== 'path').map(({ operation, field }) => ({
        operation,
        field,
        value: undefined,
      })),
      ({ status, body }, field) => status === 400 && names(body, field.name),
    ));

  it('is refused when an id is nobody’s', async () => {
    const before = await position();
    const isId = ({ schema }: Field) => (schema.items ?? schema).format === 'uuid';
    const wrong: string[] = [];
    for (const { operation, field } of fields(isId).filter(
      (one) =>
        one.operation.method !== 'GET' && (one.field.required || one.operation.path.startsWith('lessons/create')),
    )) {
      // Everything else is as it should be, so that the id is what it fails by.
      const rest = Object.fromEntries(
        operation.fields.map((one) => [one.name, sampleOf(operation.path, one, (kind) => barn.ids[kind])]),
      );
      const nobody = barn.newId();
      const { status, body } = await send(app, barn.admin, operation, {
        ...rest,
        [field.name]: field.schema.items ? [nobody] : nobody,
      });
      if (status < 400 || status >= 500 || !body.message)
        wrong.push(`${title(operation, field, nobody)} gave ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await position()).toBe(before);
  });

  it('is refused when a text is a megabyte long', () =>
    expectAll(
      fields((field) => field.schema.type === 'string' && field.in === 'body').map(({ operation, field }) => ({
        operation,
        field,
        value: MEGABYTE,
      })),
      ({ status }) => status === 413,
    ));

  it('is refused when a text is longer than its field', () =>
    expectAll(
      fields((field) => field.schema.type === 'string' && field.in === 'body').map(({ operation, field }) => ({
        operation,
        field,
        value: LONG_QUERY,
      })),
      ({ status, body }, field) => status === 400 && names(body, field.name),
    ));

  it('never breaks the server, whatever text it is', async () => {
    const broken: string[] = [];
    const isText = (field: Field) =>
      field.in === 'body' && field.schema.type === 'string' && !field.schema.format && !field.schema.enum;
    for (const operation of operations)
      for (const hostile of [...HOSTILE, 'a\u0000b']) {
        const texts = Object.fromEntries(operation.fields.filter(isText).map(({ name }) => [name, hostile]));
        const attempts = [
          texts,
          ...operation.fields.filter((field) => field.in !== 'body').map(({ name }) => ({ [name]: hostile })),
        ];
        for (const attempt of attempts) {
          const { status } = await send(app, barn.admin, operation, { ...valid(operation), ...attempt });
          if (status >= 500)
            broken.push(`${operation.method} ${operation.path} ${JSON.stringify(attempt)} gave ${status}`);
        }
      }
    for (const { operation, field } of fields((one) => one.in === 'query')) {
      const { status } = await send(app, barn.admin, operation, { ...valid(operation), [field.name]: LONG_QUERY });
      if (status >= 500) broken.push(`${title(operation, field, LONG_QUERY)} gave ${status}`);
    }
    expect(broken).toEqual([]);
    expect((await app.owner`select 1 from horse where farm_id = ${barn.farmId}`).length).toBeGreaterThan(2);
  });

  it('is stored as the text it is where any text may stand', async () => {
    const name = `'; drop table rider; --`;
    const { body } = await app.call(barn.admin, 'POST', 'horses/create', { name, desc: HOSTILE[2] });
    expect(body.horse).toMatchObject({ horse_name: name, desc: HOSTILE[2] });
    expect(
      (await app.call(barn.admin, 'GET', 'horses/getHorsesAll', { search: `'; drop table r` })).body.horses,
    ).toHaveLength(1);
    expect(
      (await app.call(barn.admin, 'GET', 'horses/getHorsesAll', { search: '%drop%rider%' })).body.horses,
    ).toHaveLength(0);
  });

  it.each(['{"a":', '[]', '"text"', '5', 'null', ''])('is refused when the body is %p', async (payload) => {
    const { status } = await app.call(barn.admin, 'POST', 'horses/create', payload, {
      'content-type': 'application/json',
    });
    expect(status).toBe(400);
  });

  it('is refused as an idempotency key', async () => {
    for (const key of ['', 'x'.repeat(201)])
      expect(
        (await app.call(barn.admin, 'POST', 'horses/create', { name: 'Bella' }, { 'idempotency-key': key })).body,
      ).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });

  it('has one shape when it is refused', async () => {
    for (const answer of [
      await app.call(barn.admin, 'GET', 'no/such/call'),
      await app.call(undefined, 'GET', 'options/index'),
      await app.call(barn.family, 'POST', 'horses/create', {}),
      await app.call(barn.admin, 'POST', 'horses/create', {}),
      await app.call(barn.admin, 'GET', `rest/horses/${barn.newId()}`),
    ])
      expect(answer.body).toMatchObject({
        status: answer.status,
        code: expect.any(String),
        message: expect.any(String),
      });
  });
});
