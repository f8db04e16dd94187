import { readConfig } from './platform/config/config.js';
import { migrations } from './migrations/index.js';
import { migrate } from './platform/database/migrate.js';
import { start } from './platform/process/start.js';

void start(async () => {
  const { ownerUrl, secret } = readConfig();
  await migrate(ownerUrl, secret, migrations);
});
