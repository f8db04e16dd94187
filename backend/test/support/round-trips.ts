import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Counts how often the application turns round to the database: data going out after data came in. Statements sent together
 * (pipelined) are one turn, however many they are.
 */
export async function countRoundTrips(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let turns = 0;
  const server = createServer((client) => {
    const upstream = dial(Number(target.port), target.hostname);
    let answered = true;
    client.on('data', (bytes) => {
      if (answered) turns += 1;
      answered = false;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      answered = true;
      client.write(bytes);
    });
    for (const [one, other] of [[client, upstream], [upstream, client]] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href;
  return {
    /** Where the application has to connect to be counted. */
    url,
    /** The turns of what `run` does. Only meaningful while nothing else talks to the database. */
    during: async (run: () => Promise<unknown>) => {
      const before = turns;
      await run();
      return turns - before;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
