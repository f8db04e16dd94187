import { agreed } from '../access/agreed.js';
import { busyBarn, type BusyBarn } from '../support/busy-barn.js';
import { operations, send, type Field, type Operation } from '../support/operations.js';
import { sampleOf } from '../support/samples.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

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

/** What they name may be gone since it was shown, which is no failure: they answer that nothing is left to do, and nothing comes of it. */
const GONE_IS_DONE = new Set([
  'POST /family_sign_ins/remove',
  'POST /horse_care/remove',
  'POST /horse_measures/remove',
  'POST /lesson_billing/preview',
  'POST /payments/previewReminders',
  'POST /payments/remind',
  'POST /push_devices/remove',
  'POST /till/reopen',
]);

interface Refused {
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

/** Values that no field of this kind can mean. */
function wrongFor({ schema, in: place }: Field): unknown[] {
  const inText = place !== 'body';
  if (schema.oneOf) return [{ a: 1 }, ['x']];
  if (schema.enum) return ['nonsense', ...(inText ? [] : [{ a: 1 }, [1], 7.25])];
  if (schema.type === 'array')
    return inText ? ['{"a":1}'] : [{ a: 1 }, 5, 'nonsense', [{ a: 1 }], [schema.items?.type === 'number' ? 'x' : 5]];
  if (schema.format === 'uuid') return ['not-an-id', '123', ...(inText ? [] : [5, { a: 1 }, ['x'], true])];
  if (schema.format === 'date') return ['tomorrow', '2026-13-45', ...(inText ? [] : [5, { a: 1 }, true])];
  if (schema.format === 'email') return ['nobody', ...(inText ? [] : [5, { a: 1 }])];
  if (schema.type === 'number' || schema.type === 'integer')
    return ['many', '1e999', ...(inText ? [] : [{ a: 1 }, [1], [[]]])];
  if (schema.type === 'object') return ['[1', '5', ...(inText ? [] : [5])];
  return inText ? [] : [5, { a: 1 }, ['x'], true];
}

interface Sent {
  field: string;
  value: unknown;
}
interface Answer {
  status: number;
  body: Refused;
}

/** What an administrator may call: others are refused before anybody looks at what they sent. */
const open = new Set(agreed.filter((call) => call.everybody || call.adm).map((call) => `${call.method} ${call.path}`));
const title = ({ method, path }: Operation) => `${method} /${path}`;

const isId = ({ schema }: Field) => (schema.items ?? schema).format === 'uuid';
const isTextOfBody = ({ in: place, schema }: Field) => place === 'body' && schema.type === 'string';
const isFreeText = (field: Field) => isTextOfBody(field) && !field.schema.format && !field.schema.enum;
const names = (body: Refused, field: string) =>
  (body.errors ?? []).some((error) => error.field === field || error.field.startsWith(`${field}.`));
const refusedByName = ({ status, body }: Answer, { field }: Sent) => status === 400 && names(body, field);

/** Sends what makes no sense to every call of an area, field by field; nothing may come of it. */
export function describeBadInput(area: string, isOurs: (operation: Operation) => boolean) {
  const calls = operations.filter((one) => open.has(title(one)) && isOurs(one));

  describe(`what makes no sense in ${area}`, () => {
    let app: TestApp;
    let barn: BusyBarn;
    beforeAll(async () => {
      app = await sharedApp();
      barn = await busyBarn(app, 'Maplewood');
    });

    const position = async () => {
      const rows = await app.owner<{ position: number }[]>`
        select position from farm_clock where farm_id = ${barn.farmId}`;
      return rows[0]?.position;
    };
    const sampled = ({ path, fields }: Operation, isWanted: (field: Field) => boolean) =>
      Object.fromEntries(
        fields.filter(isWanted).map((field) => [field.name, sampleOf(path, field, (kind) => barn.ids[kind])]),
      );
    const valid = (operation: Operation) => sampled(operation, (field) => field.required || field.in === 'path');

    /** Sends each value in its field, everything else as given, and lists what was not answered as it should be. */
    async function expectAll(
      operation: Operation,
      sent: readonly Sent[],
      isRight: (answer: Answer, sent: Sent) => boolean,
      rest: Record<string, unknown> = valid(operation),
    ) {
      const before = await position();
      const answers = await Promise.all(
        sent.map(async (one) => ({
          one,
          answer: await send(app, barn.admin, operation, { ...rest, [one.field]: one.value }),
        })),
      );
      const wrong = answers
        .filter(({ one, answer }) => !isRight(answer, one))
        .map(
          ({ one, answer }) =>
            `${one.field}=${JSON.stringify(one.value)?.slice(0, 40)} gave ${answer.status} ${JSON.stringify(answer.body).slice(0, 160)}`,
        );
      expect(wrong).toEqual([]);
      expect(await position()).toBe(before);
    }

    /** A test of each call that has such fields. */
    const each = (
      what: string,
      isWanted: (field: Field, operation: Operation) => boolean,
      check: (operation: Operation, fields: readonly Field[]) => Promise<void>,
    ) => {
      const cases = calls
        .map((one) => [title(one), one, one.fields.filter((field) => isWanted(field, one))] as const)
        .filter(([, , fields]) => fields.length);
      if (cases.length) it.each(cases)(`${what}: %s`, (_, operation, fields) => check(operation, fields));
    };

    each(
      'is refused by the name of the field that has the wrong type',
      (field) => field.in !== 'path',
      (operation, fields) =>
        expectAll(
          operation,
          fields.flatMap((field) => wrongFor(field).map((value) => ({ field: field.name, value }))),
          (answer, sent) => refusedByName(answer, sent) || answer.body.code === 'bad_cart',
        ),
    );

    each(
      'is refused by the name of the field that is missing',
      (field) => field.required && field.in !== 'path',
      (operation, fields) =>
        expectAll(
          operation,
          fields.map(({ name }) => ({ field: name, value: undefined })),
          refusedByName,
        ),
    );

    each(
      'is refused when an id is nobody’s',
      (field, { method, path }) =>
        isId(field) && method !== 'GET' && (field.required || path.startsWith('lessons/create')),
      (operation, fields) =>
        expectAll(
          operation,
          fields.map(({ name, schema }) => ({ field: name, value: schema.items ? [barn.newId()] : barn.newId() })),
          ({ status, body }) =>
            GONE_IS_DONE.has(title(operation))
              ? status === 200
              : status >= 400 && status < 500 && Boolean(body.message),
          // Everything else is as it should be, so that the id is what it fails by.
          sampled(operation, () => true),
        ),
    );

    each('is refused when a text is a megabyte long', isTextOfBody, (operation, [field]) =>
      expectAll(operation, [{ field: field?.name ?? '', value: MEGABYTE }], ({ status }) => status === 413),
    );

    each('is refused when a text is longer than its field', isTextOfBody, (operation, fields) =>
      expectAll(
        operation,
        fields.map(({ name, schema }) => ({ field: name, value: 'x'.repeat((schema.maxLength ?? 3000) + 1) })),
        refusedByName,
      ),
    );

    each(
      'never breaks the server, whatever text it is',
      (field) => isFreeText(field) || field.in !== 'body',
      async (operation, fields) => {
        const broken: string[] = [];
        const texts = fields.filter(isFreeText).map(({ name }) => name);
        const others = fields.filter((field) => field.in !== 'body').map(({ name }) => name);
        for (const hostile of [...HOSTILE, 'a\u0000b', LONG_QUERY])
          for (const named of [texts, ...others.map((name) => [name])]) {
            const values = Object.fromEntries(named.map((name) => [name, hostile]));
            const { status } = await send(app, barn.admin, operation, { ...valid(operation), ...values });
            if (status >= 500) broken.push(`${JSON.stringify(values)} gave ${status}`);
          }
        expect(broken).toEqual([]);
        expect((await app.owner`select 1 from horse where farm_id = ${barn.farmId}`).length).toBeGreaterThan(2);
      },
    );
  });
}
