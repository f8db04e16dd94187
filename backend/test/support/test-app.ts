import 'reflect-metadata';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../src/app.module.js';
import { Tokens } from '../../src/platform/auth/tokens.js';
import { Routes } from '../../src/platform/auth/undeclared-routes.js';
import { Clock, SettableClock } from '../../src/platform/clock/clock.js';
import { CONFIG, readConfig, type Config } from '../../src/platform/config/config.js';
import { connect } from '../../src/platform/database/connect.js';
import { PlatformDatabase } from '../../src/platform/database/databases.js';
import { BarnTransactions } from '../../src/platform/event-store/barn-transactions.js';
import { BarnReader } from '../../src/platform/messages/barn-reader.js';
import type { Patience } from '../../src/platform/http/connections.js';
import { configureWebApp, fastifyAdapter } from '../../src/platform/http/web-app.js';
import { atEnd } from '../runner/at-end.mjs';
import { ownDatabase } from './own-database.js';
import { caller, callerOnce, type SignedIn } from './requests.js';
import { openBarn, type BarnWishes } from './test-barn.js';

/** A Friday in November, early afternoon in UTC, morning in Toronto: what "now" is unless a test sets the clock. */
export const NOW = '2026-11-20T14:00:00Z';

interface Wishes extends Partial<Config> {
  patience?: Patience;
  /** The database of another application, which is there as long. */
  on?: string;
}

/** The whole application on a database of its own, called without a port, for tests that set it up in their own way. */
export async function testApp({ patience, on, ...overrides }: Wishes = {}) {
  const database = on === undefined ? await ownDatabase() : { url: on, drop: async () => undefined };
  const clock = new SettableClock(new Date(NOW));
  const config = {
    ...readConfig({ ...process.env, DATABASE_URL: database.url, STATIC_ROOT: 'none' }),
    signInLimit: 100_000,
    publicLimit: 100_000,
    resetMailLimit: 100_000,
    flood: { perSecond: 100_000, burst: 100_000, atOnce: 100_000 },
    // Nobody listens there, whatever else runs on this machine.
    stripe: { secretKey: 'sk_test_nobody', apiUrl: 'http://127.0.0.1:9' },
    ...overrides,
  };
  const testing = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(CONFIG)
    .useValue(config)
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(fastifyAdapter({ ...config, patience }), {
    logger: ['error'],
    abortOnError: false,
  });
  await configureWebApp(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  // Sees everything, for assertions only: what a test needs, it makes through commands and calls.
  const owner = connect(database.url, 2);
  const parts = {
    bus: app.get(CommandBus),
    transactions: app.get(BarnTransactions),
    barns: app.get(BarnReader),
    tokens: app.get(Tokens),
  };
  const call = caller(app);
  return {
    ...parts,
    platform: app.get(PlatformDatabase).sql,
    app,
    clock,
    config,
    owner,
    call,
    callOnce: callerOnce(app),
    routes: app.get(Routes),
    /** Signs in as people do. */
    signIn: async (email: string, password: string): Promise<SignedIn> => {
      const { body } = await call(undefined, 'POST', 'authenticate', { email, password });
      return { token: (body as { auth_token: string }).auth_token };
    },
    /** A barn with an administrator, an instructor, a family of two riders, a program, a section, a location and horses. */
    barn: (wishes: BarnWishes = {}) => openBarn(parts, call, wishes),
    stop: async () => {
      await app.close();
      await owner.end();
      await database.drop();
    },
  };
}

export type OwnApp = Awaited<ReturnType<typeof testApp>>;
export type TestApp = Omit<OwnApp, 'stop'>;

let shared: Promise<OwnApp> | undefined;

/** The application that all files of a process share whose barns are enough to be alone; it is NOW when a file begins. */
export async function sharedApp(): Promise<TestApp> {
  if (!shared) atEnd(async () => await (await shared)?.stop());
  const app = await (shared ??= testApp());
  app.clock.set(NOW);
  return app;
}
