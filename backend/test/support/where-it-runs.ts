/** What is about one server alone, and says nothing, or something else, where the tests run on a cluster (TEST_CITUS_URL). */
const ON_ONE_SERVER = {
  'plans of lists': 'there the coordinator’s plan says which server is asked, not by which index that server looks',
} as const;

const cluster = process.env.TEST_CITUS_URL;

/** Of time limits: a cluster on one machine answers a third as fast (docs/scaling.md). */
export const PATIENCE = cluster ? 4 : 1;

export function onOneServer(what: keyof typeof ON_ONE_SERVER): jest.Describe {
  if (!cluster) return describe;
  console.log(`Left out on a cluster, ${what}: ${ON_ONE_SERVER[what]}.`);
  return describe.skip;
}

export const onACluster = cluster ? describe : describe.skip;
