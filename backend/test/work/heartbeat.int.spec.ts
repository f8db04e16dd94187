import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlatformDatabase } from '../../src/platform/database/databases.js';
import { Heartbeat } from '../../src/platform/lifecycle/heartbeat.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

describe('the heartbeat of a process without a port', () => {
  let app: TestApp, folder: string;
  beforeAll(async () => {
    app = await sharedApp();
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-heartbeat-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const heartbeat = (healthFile?: string) =>
    new Heartbeat(app.app.get(PlatformDatabase), { ...app.config, healthFile });

  it('is a file once the database has answered', async () => {
    const file = path.join(folder, 'alive');
    const beating = heartbeat(file);
    await beating.onApplicationBootstrap();
    expect(existsSync(file)).toBe(true);
    beating.onApplicationShutdown();
  });

  it('that cannot be written stops the start', async () => {
    await expect(heartbeat(path.join(folder, 'nowhere/alive')).onApplicationBootstrap()).rejects.toThrow('ENOENT');
  });

  it('is not asked for by default', async () => {
    const quiet = heartbeat();
    await quiet.onApplicationBootstrap();
    quiet.onApplicationShutdown();
    expect(existsSync(path.join(folder, 'undefined'))).toBe(false);
  });
});
