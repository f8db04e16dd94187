import { randomBytes } from 'node:crypto';
import { connect } from '../../src/platform/database/connect.js';

// A machine that runs much else at once needs longer to copy a database and start an application.
jest.setTimeout(60_000);

/** A database of one's own, cloned from the migrated template; `drop` takes it away again. */
export const ownDatabase = () => databaseFrom('leadline_template');
/** One with nothing in it. */
export const emptyDatabase = () => databaseFrom('template0');

async function databaseFrom(template: string) {
  const serverUrl = process.env.TEST_DATABASE_URL as string;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = connect(serverUrl, 1);
  await server.unsafe(`create database ${name} template ${template}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: name }).href,
    drop: async () => {
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
