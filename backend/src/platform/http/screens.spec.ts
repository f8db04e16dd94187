import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveScreens } from './screens.js';
import { fastifyAdapter } from './web-app.js';

@Module({})
class Nothing {}

describe('the files of the screens', () => {
  let root: string, app: NestFastifyApplication;
  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'leadline-screens-'));
    for (const screen of ['admin-ui', 'client-ui']) {
      const folder = path.join(root, screen, 'dist');
      mkdirSync(path.join(folder, 'assets'), { recursive: true });
      for (const file of ['index.html', 'sw.js', 'manifest.webmanifest', 'icon.svg', 'assets/main-4f2a.js'])
        writeFileSync(path.join(folder, file), `${screen} ${file}`);
    }
    const testing = await Test.createTestingModule({ imports: [Nothing] }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(fastifyAdapter(), { logger: ['error'] });
    await serveScreens(app, root);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const get = async (url: string) => {
    const { body, headers } = await app.inject({ url });
    return [body, headers['cache-control']];
  };

  it.each([
    ['/', 'client-ui index.html'],
    ['/clienthome/7', 'client-ui index.html'],
    ['/sw.js', 'client-ui sw.js'],
    ['/manifest.webmanifest', 'client-ui manifest.webmanifest'],
    ['/icon.svg', 'client-ui icon.svg'],
    ['/admin', 'admin-ui index.html'],
    ['/admin/calendar', 'admin-ui index.html'],
  ])('%s is looked for again each time', async (url, body) => expect(await get(url)).toEqual([body, 'no-cache']));

  it.each([
    ['/assets/main-4f2a.js', 'client-ui'],
    ['/admin/assets/main-4f2a.js', 'admin-ui'],
  ])('%s has its content in its name and is kept', async (url, screen) =>
    expect(await get(url)).toEqual([`${screen} assets/main-4f2a.js`, 'public, max-age=31536000, immutable']),
  );
});
