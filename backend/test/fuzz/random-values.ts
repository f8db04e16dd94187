import type { Random } from '../../src/seed/random.js';
import type { Kind } from '../support/busy-barn.js';
import { kindOf, KINDS } from '../support/busy-barn.js';
import type { Field, Schema } from '../support/operations.js';

type Ids = Record<Kind, string>;
interface Meant {
  path: string;
  name: string;
  ids: Ids;
}

const digits = (n: number) => String(n).padStart(2, '0');
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1 as unknown);

const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e309',
  'NaN',
  'constructor',
  '__proto__',
  'toString',
  'all',
  'x',
  '%',
  '_',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202e',
  '🐎',
  'é'.repeat(300),
  "'; --",
  '${1}',
  '../..',
  '\\',
  '"',
  '\r\n\t',
  '%00',
  '%ff',
  'x'.repeat(201),
  'x'.repeat(5001),
  '{"a":1}',
  '[]',
  '[null]',
  '[[[]]]',
  '{',
  '"\\ud800"',
  '[',
  '1,2',
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  7.5,
  0.001,
  1e-9,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  -1e21,
  Number.MAX_VALUE,
  1_000_001,
];
const DAYS = [
  '2026-02-29',
  '2028-02-29',
  '0001-01-01',
  '9999-12-31',
  '0000-00-00',
  '2026-11-31',
  '+012026-01-01',
  '2026-11-24T10:00',
];
const TIMES = ['00:00', '23:59', '24:00', '4:00', '16:00:00', '16:60', '99:99', '16'];
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: 1 },
  { length: -1 },
  { toString: 1 },
  { $gt: '' },
  nested(5),
  nested(15),
  nested(40),
  nested(3000),
  Array.from({ length: 600 }, () => 'x'),
  { id: { id: { id: null } } },
];
const RANGES = [
  '[0,9]',
  '[10,5]',
  '[0,0]',
  '[-1,5]',
  '[0,1e9]',
  '[0,99999999999999999999]',
  '[9999999,10000000]',
  '[1.5,2]',
  '["0","9"]',
  '[0]',
  '[]',
  '{}',
  '[0,9,1]',
  '[null,null]',
];
const SORTS = [
  '["id","ASC"]',
  '["id","desc"]',
  '["nobody","ASC"]',
  '[null,null]',
  '["id"]',
  '[["id"],"ASC"]',
  '{}',
  '["id","ASC;--"]',
];

const mistyped = (random: Random, id: string) =>
  random.pick([
    id.toUpperCase(),
    ` ${id}`,
    `{${id}}`,
    id.replaceAll('-', ''),
    `${id}0`,
    id.slice(1),
    '00000000-0000-0000-0000-000000000000',
  ]);

function anyId(random: Random, { path, name, ids }: Meant): string {
  const meant = ids[kindOf(path, name) ?? random.pick(KINDS)];
  if (random.chance(0.7)) return meant;
  if (random.chance(0.4)) return ids[random.pick(KINDS)];
  return random.chance(0.7) ? mistyped(random, meant) : '0190a000-0000-7000-8000-00000000abcd';
}

const day = (random: Random) =>
  random.chance(0.85)
    ? `2026-${digits(random.pick([10, 11, 11, 12]))}-${digits(random.between(1, 28))}`
    : random.pick(DAYS);
const time = (random: Random) =>
  random.chance(0.85) ? `${digits(random.between(6, 21))}:${random.pick(['00', '30', '45'])}` : random.pick(TIMES);

export const nonsense = (random: Random): unknown =>
  random.pick<() => unknown>([() => random.pick(TEXTS), () => random.pick(NUMBERS), () => random.pick(OTHERS)])();

const TEXT_OF: Readonly<Record<string, (random: Random) => string>> = {
  range: (random) => random.pick(RANGES),
  sort: (random) => random.pick(SORTS),
  start: (random) => `${day(random)} ${time(random)}`,
  end: (random) => `${day(random)} ${time(random)}`,
  scheduled_starttime: time,
  scheduled_endtime: time,
  editAction: (random) => random.pick(['title', 'notes', 'cancel']),
  view: (random) => random.pick(['booking', 'booking', 'day', '']),
};

function filterText(random: Random, meant: Meant) {
  const columns = ['id', 'q', 'is_active', 'horse_name', 'person_name', 'product_name', '__proto__', 'nobody'];
  const value = random.chance(0.5) ? anyId(random, meant) : nonsense(random);
  return random.chance(0.9) ? JSON.stringify({ [random.pick(columns)]: value }) : random.pick(TEXTS);
}

/** What would do for a field, as a rule: what it is for, and sometimes something beside it. */
function nearlyRight(random: Random, schema: Schema, meant: Meant): unknown {
  const { name } = meant;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === 'array')
    return Array.from({ length: random.pick([0, 1, 1, 2, 3, 60]) }, () =>
      nearlyRight(random, schema.items ?? {}, meant),
    );
  if (schema.properties) return someOf(random, schema, meant);
  if (schema.type === 'object') return {};
  if (schema.format === 'uuid' || name === 'id' || name === 'public_id') return anyId(random, meant);
  if (schema.format === 'date') return day(random);
  if (schema.format === 'email') return random.pick(['somebody@barn.test', 'Ä@b.test', 'a@b', 'a b@c.test']);
  if (schema.type === 'number' || schema.type === 'integer')
    return random.chance(0.8) ? Math.max(1, schema.minimum ?? 1) * random.pick([1, 1, 2, 5]) : random.pick(NUMBERS);
  if (name === 'filter') return filterText(random, meant);
  return TEXT_OF[name]?.(random) ?? (random.chance(0.7) ? `text ${random.between(1, 9)}` : random.pick(TEXTS));
}

function someOf(random: Random, schema: Schema, { path, ids }: Meant) {
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => schema.required?.includes(name) || random.chance(0.25),
  );
  return Object.fromEntries(
    names.map((name) => [name, valueOf(random, { name, schema: schema.properties?.[name] ?? {} }, path, ids)]),
  );
}

/** A value for a field: mostly what it takes, and the rest anything. */
export function valueOf(
  random: Random,
  { name, schema }: Pick<Field, 'name' | 'schema'>,
  path: string,
  ids: Ids,
): unknown {
  return random.chance(0.85) ? nearlyRight(random, schema, { path, name, ids }) : nonsense(random);
}
