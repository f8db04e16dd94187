import { readConfig } from '../platform/config/config.js';
import { grantAccess } from '../platform/database/access.js';
import { addressOf, checkCluster } from '../platform/database/cluster.js';
import { tablesOnCitus } from '../platform/database/citus.js';
import { connect } from '../platform/database/connect.js';
import { distribute } from '../platform/database/distribute.js';
import { start } from '../platform/lifecycle/start.js';
import { bringUpToDate } from './bring-up-to-date.js';
import { distributedTables } from './distributed-tables.js';

const named = (args: readonly string[], option: string) =>
  args.flatMap((arg, i) => (arg === option ? [addressOf(args[i + 1])] : []));

/** `npm run distribute [-- --worker host:port … --coordinator host:port]`: moves the database of DATABASE_URL onto a cluster. */
void start(async () => {
  const { ownerUrl, secret } = readConfig();
  const args = process.argv.slice(2);
  const { hostname, port } = new URL(ownerUrl);
  const [coordinator = { host: hostname, port: Number(port || 5432) }] = named(args, '--coordinator');
  const owner = connect(ownerUrl, 2);
  const say = (line: string) => console.log(line);
  try {
    await checkCluster(owner, ownerUrl, { workers: named(args, '--worker'), coordinator });
    const finished = (await tablesOnCitus(owner)).size ? await distribute(owner, distributedTables(), say) : 0;
    await bringUpToDate({ ownerUrl, secret }, say);
    const moved = await distribute(owner, distributedTables(), say);
    await grantAccess(owner, secret);
    say(
      finished + moved
        ? 'The database is distributed. Start the product again.'
        : 'The database was distributed already.',
    );
  } finally {
    await owner.end();
  }
});
