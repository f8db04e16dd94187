import { execFileSync } from 'node:child_process';
import pg from 'pg';

const at = (url, changes) => Object.assign(new URL(url), changes).href;

async function ask(url, ...statements) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    let found;
    for (const statement of statements) found = await client.query(statement);
    return found.rows;
  } finally {
    await client.end();
  }
}

/** The servers of the cluster whose coordinator is TEST_CITUS_URL, the coordinator first. */
export async function serversOf(url) {
  const nodes = await ask(url, 'select nodename as host, nodeport as port, groupid from pg_dist_node order by groupid');
  return nodes.map(({ host, port }) => ({ host, port, url: at(url, { hostname: host, port: String(port) }) }));
}

/** Runs a statement on each server at once, in the database that every server has. */
export const everywhere = async (servers, ...statements) =>
  Promise.all(servers.map(({ url }) => ask(url, ...statements)));

/**
 * A distributed database of which copies can be made: `create database … template` on each server, at the same time. What Citus
 * knows stands in the database itself, so the copies belong together as their originals do.
 */
export async function makeCitusTemplate(url, template, environment) {
  const servers = await serversOf(url);
  await everywhere(servers, `drop database if exists ${template} with (force)`);
  await ask(url, `create database ${template}`);
  const [coordinator, ...workers] = servers.map(({ host, port }) => `${host}:${port}`);
  const named = workers.flatMap((worker) => ['--worker', worker]);
  execFileSync(process.execPath, ['backend/dist/src/operator/distribute.js', '--coordinator', coordinator, ...named], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Nobody may be connected to what is copied, and Citus keeps a process of its own there.
  await everywhere(
    servers,
    `alter database ${template} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
  );
}
