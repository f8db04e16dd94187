import { Random } from '../../src/seed/random.js';
import type { BusyBarn } from '../support/busy-barn.js';
import { multipart } from '../support/multipart.js';
import { operations, type Operation } from '../support/operations.js';
import { nonsense, valueOf } from './random-values.js';

export interface Request {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
/** Tokens by whose they are; some are nobody's. */
export type Callers = Readonly<Record<string, string | undefined>>;

/** The first of the callers are people of a barn. */
const SIGNED_IN = 6;
/** A page is printed by a browser: once in a while is enough. */
const SLOW = ['lessons/daysheetPdf'];
const UPLOADS = ['horses/uploadFile'];
const HEADERS = [
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'accept',
  'x-forwarded-for',
  'accept-encoding',
  'range',
];
const HEADER_VALUES = [
  '1',
  'once',
  '"0"',
  'W/"x"',
  '*',
  ';;',
  '999999999999999999999',
  'x'.repeat(300),
  '-1',
  'bytes=0-',
];
const TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  ';',
  '',
];

const textOf = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
const encoded = (random: Random, text: string) =>
  random.chance(0.02)
    ? text.replaceAll(/[\ud800-\udfff#?]/g, '%ED%A0%80')
    : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** JSON as a careless or a hostile program would send it. */
function spoiled(random: Random, json: string): string {
  const at = random.between(0, json.length);
  return random.pick([
    json.slice(0, at),
    `${json.slice(0, at)}${random.pick(['\0', ',', '}', '[', '"', '\ufeff', '\\ud800'])}${json.slice(at)}`,
    `${'['.repeat(10_000)}`,
    `{"__proto__":${json}}`,
    `{${'"a":1,'.repeat(3000)}"b":2}`,
    `[${json}]`,
    '',
    'null',
  ]);
}

function bodyOf(random: Random, { path, fields }: Operation, barn: BusyBarn) {
  const chosen = fields.filter((field) => field.in === 'body' && random.chance(field.required ? 0.96 : 0.3));
  const values = chosen.map((field) => [field.name, valueOf(random, field, path, barn.ids)] as const);
  const extra = random.chance(0.1)
    ? [[random.pick(['x', 'constructor', 'farm_id', 'length', 'then']), nonsense(random)] as const]
    : [];
  const json = JSON.stringify(Object.fromEntries([...values, ...extra]));
  return random.chance(0.05) ? spoiled(random, json) : json;
}

const FILES = ['\x89PNG\r\n\x1a\n0000', '%PDF-1.7', 'GIF89a', '', '<svg/>', 'x'.repeat(70_000)];

/** A form with a file, whole or torn. */
function formOf(random: Random, { path, fields }: Operation, barn: BusyBarn) {
  const texts = fields
    .filter((field) => field.name !== 'file' && random.chance(0.9))
    .map((field) => ({ name: field.name, value: textOf(valueOf(random, field, path, barn.ids)).slice(0, 12_000) }));
  const file = {
    name: random.pick(['file', 'file', 'file', 'x']),
    filename: random.pick(['a.png', '', '../x', 'a\0b', '🐎.pdf']),
  };
  const parts = [
    ...texts,
    ...(random.chance(0.9) ? [{ ...file, content: Buffer.from(random.pick(FILES), 'latin1') }] : []),
  ];
  const { payload, headers } = multipart(random.shuffled(parts));
  const torn = random.chance(0.2) ? payload.subarray(0, random.between(0, payload.length)) : payload;
  return { payload: torn, type: headers['content-type'] };
}

function queryOf(random: Random, { path, fields }: Operation, barn: BusyBarn) {
  const chosen = fields.filter((field) => field.in === 'query' && random.chance(field.required ? 0.96 : 0.4));
  return chosen
    .flatMap((field) => {
      const one = () =>
        `${field.name}=${encoded(random, textOf(valueOf(random, field, path, barn.ids)).slice(0, 3000))}`;
      return random.chance(0.04) ? [one(), one(), `${field.name}[a]=1`] : [one()];
    })
    .join('&');
}

/** A request that depends on nothing but the seed and its number, so that it can be made again. */
export function randomRequest(
  seed: number,
  number: number,
  barn: BusyBarn,
  callers: Callers,
): { who: string; request: Request } {
  const random = new Random(seed * 1_000_003 + number);
  let operation = random.pick(operations);
  if (SLOW.includes(operation.path) && random.chance(0.97)) operation = random.pick(operations);
  const { method, path, fields } = operation;
  const inPath = new Map(fields.filter((field) => field.in === 'path').map((field) => [field.name, field]));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = inPath.get(name);
    return field ? encoded(random, textOf(valueOf(random, field, path, barn.ids)).slice(0, 600)) : name;
  });
  const query = queryOf(random, operation, barn);
  const spoilt = random.chance(0.01) ? random.pick(['%', '%zz', '/../', '//', '%00', '?', ';']) : '';
  // Most requests are those of somebody who may.
  const everybody = Object.keys(callers);
  const who = random.chance(0.5)
    ? 'administrator'
    : random.pick(random.chance(0.7) ? everybody.slice(0, SIGNED_IN) : everybody);
  const token = callers[who];
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (random.chance(0.08)) headers[random.pick(HEADERS)] = random.pick(HEADER_VALUES);
  const request: Request = { method, url: `/api/${address}${spoilt}${query && `?${query}`}`, headers };
  if (method !== 'GET' || random.chance(0.01)) {
    const form = UPLOADS.includes(operation.path) && random.chance(0.8) ? formOf(random, operation, barn) : undefined;
    request.payload = form?.payload ?? bodyOf(random, operation, barn);
    headers['content-type'] = random.chance(0.02) ? random.pick(TYPES) : (form?.type ?? 'application/json');
  }
  return { who, request };
}
