import { randomBytes } from 'node:crypto';

export const MOST_BYTES = 1_048_576;
export const newId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const now = () => Math.floor(Date.now() / 1000);

export const ok = (body) => ({ status: 200, body });
export const error = (status, type, message, more = {}) => ({ status, body: { error: { type, message, ...more } } });
export const missing = (what) =>
  error(404, 'invalid_request_error', `No such thing: ${what}`, { code: 'resource_missing' });

export async function textOf(request) {
  const pieces = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** The fields `name[key]` of a form as an object. */
export const inner = (form, name) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) =>
      field.startsWith(`${name}[`) ? [[field.slice(name.length + 1, -1), value]] : [],
    ),
  );
