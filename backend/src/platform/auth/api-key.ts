import { createHash, randomBytes } from 'node:crypto';

const HINT_BYTES = 4;
const SECRET_BYTES = 24;
const FORM = /^(ll_live_[0-9a-f]{8})_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{48}$/;

export interface ReadApiKey {
  farmId: string;
  /** How it begins, by which people know it again; it opens nothing. */
  hint: string;
  /** What is kept of it: 192 random bits need no slower one. */
  hash: string;
}

/** Undefined for what no key looks like. The barn stands in it, so that it is looked for among this barn's alone. */
export function readApiKey(text: string): ReadApiKey | undefined {
  const [, hint, ...parts] = FORM.exec(text) ?? [];
  return hint
    ? { hint, farmId: parts.join('-'), hash: createHash('sha256').update(text).digest('base64url') }
    : undefined;
}

/** The text is for whoever asked for it, once; nothing else may keep it. */
export function newApiKey(farmId: string): { text: string; hint: string; hash: string } {
  const hint = `ll_live_${randomBytes(HINT_BYTES).toString('hex')}`;
  const text = `${hint}_${farmId.replaceAll('-', '')}${randomBytes(SECRET_BYTES).toString('hex')}`;
  return { text, hint, hash: createHash('sha256').update(text).digest('base64url') };
}

/** The header's text where it is meant for an API key, whether there is such a key or not. */
export const apiKeyIn = ({ headers }: { headers: { authorization?: string | undefined } }): string | undefined =>
  /^Bearer +(ll_live_\S+)$/i.exec(headers.authorization ?? '')?.[1];
