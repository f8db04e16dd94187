import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/config.js';
import { hasCitus, tablesOnCitus } from './citus.js';
import type { Address } from './cluster.js';
import type { Pool, Sql } from './connect.js';

const ATTEMPTS = 5;
const PAUSE_MS = 2000;
/** What the shard's barns do meanwhile waits behind a move that waits for one of their transactions. */
const PATIENCE = '10s';
/** A deadlock, of which the move was the victim, or a transaction that took longer than its patience. */
const WORTH_ANOTHER = ['40P01', '55P03'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const textOf = ({ host, port }: Address) => `${host}:${port}`;

/** Answers how many attempts it took; 0 if the barn lives there already. Barns of the same shard go with it. */
export async function moveBarn(owner: Pool, farmId: string, to: Address, say: (line: string) => void) {
  await requireDistributed(owner);
  if (!UUID.test(farmId)) throw new ConfigError(`${farmId} is no id of a barn.`);
  const barns = (await owner<{ farm_id: string }[]>`select farm_id from farm_clock`).map((barn) => barn.farm_id);
  if (!barns.includes(farmId.toLowerCase())) throw new ConfigError(`There is no barn ${farmId}.`);
  await requireWorker(owner, to);
  const { shard, from, others } = await placeOf(owner, farmId, barns);
  if (textOf(from) === textOf(to)) return 0;
  if (others) say(`${others} barns live on the same shard and go with it.`);
  for (let attempt = 1; ; attempt += 1)
    try {
      await move(owner, shard, from, to);
      return attempt;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (!WORTH_ANOTHER.includes(code) || attempt === ATTEMPTS) throw error;
      say(`Attempt ${attempt} was given up (${message}); the barn is where it was. Trying again.`);
      await pause(PAUSE_MS);
      await owner`call citus_cleanup_orphaned_resources()`;
    }
}

async function requireDistributed(owner: Pool) {
  if (!(await hasCitus(owner)) || !(await tablesOnCitus(owner)).has('farm_clock'))
    throw new ConfigError('The database of DATABASE_URL is not distributed: a barn has nowhere else to go.');
}

async function requireWorker(owner: Pool, to: Address) {
  const nodes = await owner<Address[]>`
    select nodename as host, nodeport as port from pg_dist_node where isactive and shouldhaveshards order by 1, 2`;
  if (!nodes.some((node) => textOf(node) === textOf(to)))
    throw new ConfigError(
      `${textOf(to)} is no server of this cluster on which barns live; these are: ${nodes.map(textOf).join(', ')}.`,
    );
}

async function placeOf(owner: Pool, farmId: string, barns: readonly string[]) {
  const [place] = await owner<(Address & { shard: number })[]>`
    select p.shardid as shard, n.nodename as host, n.nodeport as port
    from pg_dist_placement p join pg_dist_node n using (groupid)
    where p.shardid = get_shard_id_for_distribution_column('farm_clock', ${farmId}::uuid) and n.noderole = 'primary'`;
  if (!place) throw new Error(`No server holds the shard of ${farmId}.`);
  const [same] = await owner<{ count: number }[]>`
    select count(*) as count from unnest(${[...barns]}::uuid[]) as barn(id)
    where get_shard_id_for_distribution_column('farm_clock', barn.id) = ${place.shard}`;
  return { shard: place.shard, from: { host: place.host, port: place.port }, others: (same?.count ?? 1) - 1 };
}

async function move(owner: Pool, shard: number, from: Address, to: Address) {
  const { sql, release } = await owner.reserve();
  try {
    await sql.unsafe(`set lock_timeout = '${PATIENCE}'`);
    await place(sql, shard, from, to);
  } finally {
    await sql.unsafe('reset lock_timeout').catch(() => undefined);
    release();
  }
}

const place = (sql: Sql, shard: number, from: Address, to: Address) => sql`
  select citus_move_shard_placement(${shard}::bigint, ${from.host}::text, ${from.port}::int, ${to.host}::text, ${to.port}::int,
    shard_transfer_mode => 'auto')`;
