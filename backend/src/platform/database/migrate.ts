import { runMigrations } from 'bullmq';
import { runner } from 'node-pg-migrate';
import path from 'node:path';
import pg from 'pg';
import { grantAccess } from './access.js';
import { connect } from './connect.js';
import { BARN_ROLE, PLATFORM_ROLE } from './roles.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../migrations');

/** Brings a database up to date: schema, roles, row-level security, and BullMQ's own tables. Safe to run again and by several at once. */
export async function migrate(ownerUrl: string, secret: string, dir = MIGRATIONS) {
  await runner({ databaseUrl: ownerUrl, dir, direction: 'up', migrationsTable: 'pgmigrations', checkOrder: true, log: () => undefined });
  const queue = new pg.Client(ownerUrl);
  const owner = connect(ownerUrl, 1);
  try {
    await queue.connect();
    await runMigrations(queue as never);
    await grantAccess(owner, secret);
    for (const role of [BARN_ROLE, PLATFORM_ROLE])
      await owner.unsafe(`grant usage, create on schema bullmq to ${role};
        grant all on all tables in schema bullmq to ${role}; grant all on all sequences in schema bullmq to ${role};
        alter default privileges in schema bullmq grant all on sequences to ${role};`);
  } finally {
    await Promise.all([queue.end(), owner.end()]);
  }
}
