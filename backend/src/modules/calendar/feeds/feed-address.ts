import { createHmac, timingSafeEqual } from 'node:crypto';
import { NIL, parse, validate } from 'uuid';
import { derivedKey } from '../../../platform/database/roles.js';

const ID_BYTES = 16;
const SEAL_BYTES = 24;

export interface FeedKey {
  farmId: string;
  feedId: string;
}

const sealOf = (secret: string, ids: Uint8Array) =>
  createHmac('sha256', derivedKey(secret, 'calendar-feed')).update(ids).digest().subarray(0, SEAL_BYTES);

/** The ids and a seal of 192 bits with the installation's secret. */
export function feedToken(secret: string, { farmId, feedId }: FeedKey) {
  const ids = Buffer.concat([parse(farmId), parse(feedId)]);
  return Buffer.concat([ids, sealOf(secret, ids)]).toString('base64url');
}

/** NIL is nobody's. */
function idAt(bytes: Buffer, index: number) {
  const hex = bytes.subarray(index * ID_BYTES, (index + 1) * ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return validate(id) ? id : NIL;
}

/** Ids even of what is not ours, so that a guess is looked for as long as a revoked address. */
export function openFeedToken(secret: string, token: string): FeedKey & { isSealed: boolean } {
  const bytes = Buffer.from(token, 'base64url');
  const [ids, seal] = [bytes.subarray(0, 2 * ID_BYTES), bytes.subarray(2 * ID_BYTES)];
  const expected = sealOf(secret, ids);
  const isSealed = timingSafeEqual(Buffer.concat([seal, Buffer.alloc(SEAL_BYTES)]).subarray(0, SEAL_BYTES), expected);
  return { farmId: idAt(bytes, 0), feedId: idAt(bytes, 1), isSealed: isSealed && seal.length === SEAL_BYTES };
}

export const feedAddress = ({ secret, publicUrl }: { secret: string; publicUrl: string }, key: FeedKey) =>
  `${publicUrl}/api/ical/${feedToken(secret, key)}.ics`;
