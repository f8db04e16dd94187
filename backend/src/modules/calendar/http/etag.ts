import type { Caller } from '../../../platform/http/caller.js';

/** The position stands for everything in the barn's log; the login is part of the tag because answers depend on who asks. */
export const etagOf = (position: number, { actor }: Pick<Caller, 'actor'>) => `W/"${position}-${actor.loginId}"`;

/** The position of the caller's own copy, else undefined. Proxies may weaken the tag, shorten it, or send several. */
export function positionIn(header: string | undefined, { actor }: Pick<Caller, 'actor'>): number | undefined {
  const found = header?.match(/"(\d{1,15})-([\w-]+)"/);
  return found?.[2] === actor.loginId ? Number(found[1]) : undefined;
}
