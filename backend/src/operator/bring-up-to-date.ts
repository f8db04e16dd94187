import 'reflect-metadata';
import { migrations } from '../migrations/index.js';
import { migrate } from '../platform/database/migrate.js';
import { rebuildDue } from '../platform/event-store/rebuild-due.js';
import { Registry } from '../platform/event-store/registry.js';

interface Access {
  readonly ownerUrl: string;
  readonly secret: string;
}

/** Schema, roles, and what an upgrade has to make anew. The product is imported on demand: most starts do not need it. */
export const bringUpToDate = (access: Access, tell: (line: string) => void) =>
  migrate(access.ownerUrl, access.secret, migrations, {
    tables: async () => (await import('./distributed-tables.js')).distributedTables(),
    afterwards: () =>
      rebuildDue(access, async () => new Registry((await import('../app.module.js')).moduleDescriptions), tell),
  });
