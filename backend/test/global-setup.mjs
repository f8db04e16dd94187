import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { startThrowaway, testEnvironment } from '../../scripts/throwaway.mjs';
import built from './runner/built.mjs';
import { makeCitusTemplate } from './support/citus-template.mjs';
import { watchSessions } from './support/sessions-are-told.mjs';

const template = 'leadline_template';

/**
 * One PostgreSQL for the whole run, with a migrated template database. Each file clones its own from it:
 * `create database x template leadline_template` on TEST_DATABASE_URL, the owner's connection. TEST_CITUS_URL names the coordinator
 * of a running cluster instead; docs/scaling.md says how to come to one.
 */
export default async function setUp() {
  built();
  if (process.env.TEST_CITUS_URL) return onCitus(process.env.TEST_CITUS_URL);
  const server = await startThrowaway();
  globalThis.leadlineTestServer = server;
  const environment = testEnvironment(Object.assign(new URL(server.url), { pathname: template }).href);
  const owner = new pg.Client(server.url);
  await owner.connect();
  await owner.query(`create database ${template}`);
  await owner.end();
  execFileSync(process.execPath, ['backend/dist/src/operator/migrate.js'], { env: environment, stdio: 'inherit' });
  await watchSessions(environment.DATABASE_URL);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.LEADLINE_SECRET = environment.LEADLINE_SECRET;
}

async function onCitus(url) {
  const environment = testEnvironment(Object.assign(new URL(url), { pathname: template }).href);
  await makeCitusTemplate(url, template, environment);
  process.env.TEST_DATABASE_URL = url;
  process.env.LEADLINE_SECRET = environment.LEADLINE_SECRET;
}
