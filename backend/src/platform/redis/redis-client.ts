import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Several addresses, separated by commas, are nodes from which a Redis Cluster is found. */
export const redisAddresses = (urls: string) => urls.split(',').map((url) => url.trim());

/** Nodes found later get the first address's credentials. */
function clusterOf(nodes: readonly string[], options: RedisOptions) {
  const { username, password, protocol } = new URL(nodes[0] ?? '');
  const credentials = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
  return new Cluster([...nodes], { lazyConnect: options.lazyConnect, redisOptions: { ...options, ...credentials } });
}

export function redisClient(urls: string, options: RedisOptions): Redis | Cluster {
  const nodes = redisAddresses(urls);
  const client = nodes.length > 1 ? clusterOf(nodes, options) : new Redis(nodes[0] ?? '', options);
  // Reconnects by itself; without a listener each attempt would be logged.
  client.on('error', () => undefined);
  return client;
}
