import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a backend says last when its server has ended: FATAL 57P01. */
const farewell = () => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};
const isReady = (bytes: Buffer) => bytes.subarray(-6).equals(Buffer.from('Z\0\0\0\u0005I'));

/** Stands between the application and its database, and can be cut. */
export async function cuttable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const users = new Map<Socket, string>();
  /** The connection that a user spoke on last, and will first speak on again. */
  const last = new Map<string, Socket>();
  let mode: 'through' | 'refuse' | 'swallow' = 'through';
  let refused = 0;
  let falters = false;
  const join = (client: Socket) => {
    const upstream = dial(Number(target.port), target.hostname);
    client.on('data', (bytes) => {
      // A connection begins by saying for whom it is.
      users.set(client, users.get(client) ?? /user\0([^\0]+)/.exec(bytes.toString('latin1'))?.[1] ?? '');
      last.set(users.get(client) ?? '', client);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => {
        if (mode === 'swallow') return;
        const isLast = falters && one === upstream && isReady(bytes);
        if (!isLast) return void other.write(bytes);
        falters = false;
        other.end(Buffer.concat([bytes, farewell()]));
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  const server = createServer((client) => {
    if (mode !== 'refuse') return join(client);
    refused += 1;
    client.on('error', () => undefined).destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    /** How many connections were tried in vain. */
    refused: () => refused,
    /** Everything that is open ends, and nothing new comes about. */
    cut: () => {
      mode = 'refuse';
      for (const socket of open) socket.destroy();
    },
    /** Nothing comes back any more, and nothing ends. */
    swallow: () => void (mode = 'swallow'),
    mend: () => void (mode = 'through'),
    /** The connections that were used last are dead and do not show it: who speaks on them hears of it. */
    wither: () => {
      for (const socket of last.values()) socket.removeAllListeners('data').on('data', () => socket.resetAndDestroy());
    },
    /** The next connection that is opened ends in the same breath in which it says that it is ready. */
    falter: () => void (falters = true),
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
