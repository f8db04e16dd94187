import { ConfigError } from '../config/config.js';
import { hasCitus } from './citus.js';
import { connect, type Pool } from './connect.js';

export interface Room {
  /** A commit on several servers is prepared on each: at least as many as all processes commit at once. */
  prepared: number;
  /** Free ones that each server needs: a distributing statement opens this many. */
  connections: number;
}
const NEEDED: Room = { prepared: 40, connections: 24 };

const WHERE = 'docs/scaling.md says how to come to such a cluster.';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export function addressOf(text: string | undefined): Address {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text ?? '') ?? [];
  if (!host || !port) throw new ConfigError(`${text ?? 'Nothing'} is no address of the form host:port.`);
  return { host, port: Number(port) };
}

interface Cluster {
  readonly workers: readonly Address[];
  readonly coordinator: Address;
  readonly needed?: Room;
}

export async function checkCluster(owner: Pool, url: string, { workers, coordinator, needed = NEEDED }: Cluster) {
  await ensureExtension(owner, 'The database of DATABASE_URL');
  if (workers.length) await addWorkers(owner, url, workers, coordinator);
  await everybodyAnswers(owner);
  await roomEnough(owner, needed);
}

async function ensureExtension(sql: Pool, whose: string) {
  if (await hasCitus(sql)) return;
  const [available] = await sql`select from pg_available_extensions where name = 'citus'`;
  if (!available)
    throw new ConfigError(`${whose} is on a PostgreSQL without Citus; one server needs no distributing. ${WHERE}`);
  const [loaded] = await sql<{ libraries: string }[]>`select current_setting('shared_preload_libraries') as libraries`;
  if (!loaded?.libraries.includes('citus'))
    throw new ConfigError(
      `${whose} is on a server that does not load Citus: set shared_preload_libraries = 'citus' and restart it.`,
    );
  await sql.unsafe('create extension if not exists citus');
}

async function addWorkers(owner: Pool, url: string, workers: readonly Address[], coordinator: Address) {
  for (const { host, port } of workers) {
    const worker = Object.assign(new URL(url), { hostname: host, port: String(port) });
    await ensureDatabase(worker, `${host}:${port}`);
    const there = connect(worker.href, 1);
    try {
      await ensureExtension(there, `The worker ${host}:${port}`);
    } finally {
      await there.end();
    }
  }
  const known = await owner<
    { name: string; port: number }[]
  >`select nodename as name, nodeport as port from pg_dist_node`;
  if (!known.length) await owner`select citus_set_coordinator_host(${coordinator.host}, ${coordinator.port})`;
  for (const { host, port } of workers)
    if (!known.some((node) => node.name === host && node.port === port))
      await owner`select citus_add_node(${host}, ${port})`;
}

async function ensureDatabase(worker: URL, name: string) {
  const database = decodeURIComponent(worker.pathname.slice(1));
  const server = connect(Object.assign(new URL(worker), { pathname: '/postgres' }).href, 1);
  try {
    const [found] = await server`select from pg_database where datname = ${database}`;
    if (!found) await server`create database ${server(database)}`;
  } catch (error) {
    throw new ConfigError(`The worker ${name} does not answer: ${(error as Error).message || String(error)}.`);
  } finally {
    await server.end();
  }
}

/** What a server that is away would say of the others is unknown (null), and comes last. */
async function everybodyAnswers(owner: Pool) {
  const [workers] = await owner<{ count: number }[]>`select count(*) as count from citus_get_active_worker_nodes()`;
  if (!workers?.count)
    throw new ConfigError(
      `The cluster of DATABASE_URL has no workers yet: npm run distribute -- --worker host:port. ${WHERE}`,
    );
  const deaf = await owner<{ from: string; to: string }[]>`
    select from_nodename || ':' || from_nodeport as from, to_nodename || ':' || to_nodeport as to
    from citus_check_cluster_node_health() where result is not true order by result nulls last, 2, 1`;
  const [first] = deaf;
  if (first)
    throw new ConfigError(
      `The server ${first.to} does not answer ${first.from}. Nothing was changed; run this again when it does.`,
    );
}

async function roomEnough(owner: Pool, needed: Room) {
  const rooms = await owner<{ server: string; room: Room }[]>`
    select n.nodename || ':' || n.nodeport as server, r.result::json as room
    from run_command_on_all_nodes($$
      select json_build_object('prepared', current_setting('max_prepared_transactions')::int,
        'connections', current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - (select count(*) from pg_stat_activity where backend_type = 'client backend'))
    $$) r join pg_dist_node n using (nodeid) order by 1`;
  for (const { server, room } of rooms) {
    if (room.prepared < needed.prepared)
      throw new ConfigError(
        `The server ${server} has max_prepared_transactions = ${room.prepared}; set at least ${needed.prepared} and restart it.`,
      );
    if (room.connections < needed.connections)
      throw new ConfigError(
        `The server ${server} has ${Math.max(room.connections, 0)} connections left, ` +
          `${needed.connections} are needed: raise max_connections.`,
      );
  }
}
