import { invalid } from '../errors/refusal.js';

/** Beyond any form of ours; bounds the time that a request can take. */
const DEEPEST = 16;
const MOST_VALUES = 5000;

const BODY = 'body';
/** Escapes of a lone surrogate or of a zero byte. */
const SUSPICIOUS = /\\u(?:d[89a-f]|0000)/i;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** A single pass without parsing, so that refused input is never built. */
function countIn(json: string) {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length && deepest <= DEEPEST && values <= MOST_VALUES; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) at += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA) values += 1;
    else if (code === OPENING[0] || code === OPENING[1]) {
      values += 1;
      deepest = Math.max(deepest, ++depth);
    } else if (code === CLOSING[0] || code === CLOSING[1]) depth -= 1;
  }
  return { deepest, values };
}

/** Whether PostgreSQL can store it: no lone surrogates, no zero byte. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

export function refuseUnstorable(value: unknown, field: string) {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw invalid(field, `${field} holds a character that cannot be stored`);
  } else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalid(field, `${field} holds a character that cannot be stored`);
      refuseUnstorable(inner, field === BODY ? key : `${field}.${key}`);
    }
}

export function refuseTooComplex(json: string, field = BODY) {
  const { deepest, values } = countIn(json);
  if (deepest > DEEPEST) throw invalid(field, `${field} must not be nested deeper than ${DEEPEST} levels`);
  if (values > MOST_VALUES) throw invalid(field, `${field} must not hold more than ${MOST_VALUES} values`);
}

/** For all JSON from outside, bodies and queries; throws SyntaxError. */
export function readJson(json: string, field = BODY, parse: (text: string) => unknown = JSON.parse): unknown {
  refuseTooComplex(json, field);
  const value = parse(json);
  if (SUSPICIOUS.test(json)) refuseUnstorable(value, field);
  return value;
}
