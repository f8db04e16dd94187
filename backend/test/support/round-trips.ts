import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';

/** How long the application must have been quiet before it gets its answers: what it still sends by itself is no reply to them. */
const QUIET_MS = 5;

const IDLE_MS = 40;
/** How the server ends the opening of a connection: ready, and in no transaction. */
const OPENED = Buffer.from('Z\0\0\0\x05I', 'latin1');
/** A reading transaction ends after its answer has gone out; nobody waits for that. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** Hands answers on once the application has said all it had to say, and counts how often it speaks after an answer. */
function relay(client: Socket, upstream: Socket, turned: (user: string) => void, busy: () => void) {
  const held: Buffer[] = [];
  let answered = true;
  let isOpen = false;
  let user = '';
  let timer: NodeJS.Timeout | undefined;
  const deliver = () => {
    answered ||= held.length > 0;
    for (const bytes of held.splice(0)) client.write(bytes);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(deliver, QUIET_MS);
  };
  client.on('data', (bytes) => {
    busy();
    // A connection begins by saying for whom it is.
    user ||= /user\0([^\0]+)/.exec(bytes.toString('latin1'))?.[1] ?? '-';
    if (answered && isOpen && !bytes.equals(COMMIT)) turned(user);
    answered = false;
    upstream.write(bytes);
    if (held.length) later();
  });
  upstream.on('data', (bytes) => {
    busy();
    isOpen ||= bytes.subarray(-OPENED.length).equals(OPENED);
    held.push(Buffer.from(bytes));
    later();
  });
}

/**
 * Counts how often the application turns round to the database: something is asked after an answer came. Statements sent
 * together (pipelined) are one turn, however many and however long they are. Opening
 * a connection does not count; `counted` may leave out the connections of a database user.
 */
export async function countRoundTrips(databaseUrl: string, counted: (user: string) => boolean = () => true) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let turns = 0;
  let lastBusy = 0;
  /** What was still under way, such as the end of a reading transaction, belongs to what came before. */
  const idle = async () => {
    while (performance.now() - lastBusy < IDLE_MS) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  };
  const server = createServer((client) => {
    const upstream = dial(Number(target.port), target.hostname);
    relay(
      client,
      upstream,
      (user) => (turns += counted(user) ? 1 : 0),
      () => (lastBusy = performance.now()),
    );
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  }).href;
  return {
    /** Where the application has to connect to be counted. */
    url,
    /** The turns of what `run` does. Only meaningful while nothing else talks to the database. */
    during: async (run: () => Promise<unknown>) => {
      await idle();
      const before = turns;
      await run();
      await idle();
      return turns - before;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
