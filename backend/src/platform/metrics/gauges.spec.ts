import { Registry } from 'prom-client';
import { registerGauges } from './gauges.js';

it('what stands in a database that is away is left out, and is there again with it', async () => {
  const registry = new Registry();
  let isAway = true;
  const answer = <T>(value: T) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(value));
  registerGauges(registry, {
    pools: {},
    jobs: { backlog: () => answer([]) },
    dispatcher: { lags: () => answer({ barns: 2, furthest: [] }) },
    now: () => new Date(0),
  });
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(await lines()).toEqual(['leadline_database_up 0']);
  isAway = false;
  expect(await lines()).toEqual(['leadline_dispatcher_barns_behind 2', 'leadline_database_up 1']);
  isAway = true;
  expect(await lines()).toEqual(['leadline_database_up 0']);
});
