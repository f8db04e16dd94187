import type { Caller } from '../../../platform/http/caller.js';

/** A barn's whole log stands behind an answer, and the same question is answered differently to different people. */
export const etagOf = (position: number, { actor }: Pick<Caller, 'actor'>) => `W/"${position}-${actor.loginId}"`;

/** The position a caller's copy belongs to, if it is the caller's own. Proxies may mark or shorten the tag, and may send several. */
export function positionIn(header: string | undefined, { actor }: Pick<Caller, 'actor'>): number | undefined {
  const found = header?.match(/"(\d{1,15})-([\w-]+)"/);
  return found?.[2] === actor.loginId ? Number(found[1]) : undefined;
}
