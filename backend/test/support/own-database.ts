import { randomBytes } from 'node:crypto';
import { serversOf } from './citus-template.mjs';
import { connect } from '../../src/platform/database/connect.js';

/** A database of one's own, cloned from the migrated template; `drop` takes it away again. */
export const ownDatabase = () => databaseFrom('leadline_template');
/** One with nothing in it. */
export const emptyDatabase = () => databaseFrom('template0');

async function databaseFrom(template: string) {
  const serverUrl = process.env.TEST_DATABASE_URL as string;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { TEST_CITUS_URL: cluster } = process.env;
  const urls = cluster === serverUrl ? (await serversOf(cluster)).map(({ url }) => url) : [serverUrl];
  const servers = urls.map((url) => connect(url, 1));
  const onEach = (statement: string) => Promise.all(servers.map((server) => server.unsafe(statement)));
  await onEach(`create database ${name} template ${template}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: name }).href,
    drop: async () => {
      await onEach(`drop database if exists ${name} with (force)`).catch(() =>
        onEach(`drop database if exists ${name} with (force)`),
      );
      for (const server of servers) await server.end();
    },
  };
}
