/** What is about one server alone, and says nothing, or something else, where the tests run on a cluster (TEST_CITUS_URL). */
const ON_ONE_SERVER = {
  'plans of lists': 'there the coordinator’s plan says which server is asked, not by which index that server looks',
} as const;

const cluster = process.env.TEST_CITUS_URL;

export function onOneServer(what: keyof typeof ON_ONE_SERVER): jest.Describe {
  if (!cluster) return describe;
  process.stdout.write(`Left out on a cluster, ${what}: ${ON_ONE_SERVER[what]}.\n`);
  return describe.skip;
}

export const onACluster = cluster ? describe : describe.skip;
