import { readConfig } from '../platform/config/config.js';
import { migrations } from '../migrations/index.js';
import { migrate } from '../platform/database/migrate.js';
import { start } from '../platform/process/start.js';

void start(async () => {
  const { ownerUrl, secret } = readConfig();
  // Imported on demand, because it loads the whole product.
  const tables = async () => (await import('./distributed-tables.js')).distributedTables();
  await migrate(ownerUrl, secret, migrations, tables);
});
