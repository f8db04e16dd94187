import type { Pool } from '../../src/platform/database/connect.js';
import { SOAK } from './long-runs.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs of many lessons and imports that have not come to their end, with what they are about to do. */
export const underWay = (owner: Pool) => owner<{ what: string; isHalfWay: boolean }[]>`
  select stream || ' ' || type as what, true as "isHalfWay" from (
    select distinct on (farm_id, stream) stream, type, data from event
    where stream like 'bulk-%' order by farm_id, stream, version desc) last
  where (data->>'left')::int > 0
  union all
  select 'import ' || r.state || ' ' || r.import_id, exists (
    select from import_row done where done.import_id = r.import_id and done.farm_id = r.farm_id
      and done.outcome = case r.state when 'undoing' then 'undone' else 'made' end)
  from import_run r where r.state in ('running', 'undoing')`;

const ID = /[\da-f-]{36}/;
/** As a worker locks a job. */
const LOCKED_MS = 15_000;

/** Whoever held these locks is dead, and what it was at is taken up now instead of when they run out. */
const letLocksEnd = (owner: Pool, since: number) =>
  owner`update bullmq.job set locked_until_ms = 0 where locked_until_ms <= ${since + LOCKED_MS}`;

interface Strikes {
  /** Where those look who do it slice by slice. */
  owner: Pool;
  /** All of them. */
  strikeWorkers(): void;
  /** Calls that are on their way. */
  calls(): readonly string[];
  strikeCalls(): void;
}

/** Strikes at the first of each kind that is found half way, and in a soak at each; answers with what was struck. */
export function strikeHalfWay({ owner, strikeWorkers, calls, strikeCalls }: Strikes) {
  const struck = new Map<string, string>();
  let stopped = false;
  const kindOf = (what: string) => (SOAK ? what : what.replace(ID, ''));
  const watch = async (found: () => Promise<readonly string[]>, strike: () => Promise<void> | void) => {
    while (!stopped) {
      // Nobody answers while the server is down.
      const fresh = (await found().catch(() => [])).filter((what) => !struck.has(kindOf(what)));
      for (const what of fresh) struck.set(kindOf(what), what);
      if (fresh.length > 0) await strike();
      await pause(20);
    }
  };
  const strikeAll = async () => {
    const since = Date.now();
    strikeWorkers();
    await letLocksEnd(owner, since).catch(() => undefined);
  };
  // A question that was on its way when the server was killed may never be answered.
  const looked = () => Promise.race([underWay(owner), pause(3000).then(() => [])]);
  const halfWay = async () => (await looked()).filter(({ isHalfWay }) => isHalfWay).map(({ what }) => what);
  const watching = [watch(halfWay, strikeAll), watch(async () => calls(), strikeCalls)];
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(watching);
      return [...struck.values()];
    },
  };
}
