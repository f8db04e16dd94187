// A PostgreSQL as in production (fsync on), started again on its port whenever it is killed. Says "ready <pid> <url>"
// each time; ends with its input.
import path from 'node:path';
import { startPostgres } from '../../../scripts/postgres.mjs';

const [folder, wantedPort] = process.argv.slice(2);
let server;
let stopping = false;

async function start(port) {
  do
    server = await startPostgres({
      dataDir: path.join(folder, 'postgres'),
      port,
      onExit: () => !stopping && void start(server.port),
    });
  while (server.port !== port && (await server.stop(), true));
  process.stdout.write(`ready ${server.pid} ${server.url}\n`);
}

process.stdin.resume().on('end', () => {
  stopping = true;
  void server.stop().then(() => process.exit(0));
});
await start(Number(wantedPort));
