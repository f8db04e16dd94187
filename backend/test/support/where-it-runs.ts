import type { Pool } from '../../src/platform/database/connect.js';

/** What is about one server alone, and says nothing, or something else, where the tests run on a cluster (TEST_CITUS_URL). */
const ON_ONE_SERVER = {
  'plans of lists': 'there the coordinator’s plan says which server is asked, not by which index that server looks',
  'tables that are spoilt': 'a coordinator changes no rows by their place in a table, and none past foreign keys',
  'demo barns filled':
    'thousands of commands one after another take longer than ten minutes there; they are filled on one server and distributed',
  'PostgreSQL killed': 'brings a server of its own; `npm run bench -- P17` kills a cluster’s worker',
  'a server lost': 'brings a server of its own; `npm run bench -- P17` kills a cluster’s worker',
} as const;

const cluster = process.env.TEST_CITUS_URL;

export function isOneServer(what: keyof typeof ON_ONE_SERVER) {
  if (cluster) process.stdout.write(`Left out on a cluster, ${what}: ${ON_ONE_SERVER[what]}.\n`);
  return !cluster;
}

export const onOneServer = (what: keyof typeof ON_ONE_SERVER): jest.Describe =>
  isOneServer(what) ? describe : describe.skip;

/** Asked by each file, whose own `describe` it is. */
export const onACluster = (): jest.Describe => (cluster ? describe : describe.skip);

/** Who waits for a lock: on a cluster on the server where the barn lives. */
export const lockWaits = (owner: Pool) =>
  cluster
    ? owner`select from citus_lock_waits`
    : owner`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
