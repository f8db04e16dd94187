import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ChangePreference } from '../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../src/modules/farms/commands/set-farm-activation.js';
import { testApp, type OwnApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

describe('what crawlers and messengers read', () => {
  let folder: string, app: OwnApp, barn: TestBarn, publicId: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-entry-'));
    const entryPage = path.join(folder, 'index.html');
    writeFileSync(entryPage, '<html><head><title>Leadline</title></head><body><div id="root"></div></body></html>');
    app = await testApp({ entryPage, publicUrl: 'https://barn.test' });
  });
  beforeEach(async () => {
    barn = await app.barn({ farmName: 'Maple & Hill' });
    publicId = (await app.call(barn.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.public_id as string;
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const read = (url: string) => app.app.inject({ url });
  const set = (field: string, value: string | number) => barn.run(ChangePreference, { field, value });

  it('is neither the staff’s screens nor any call but those of public pages', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin/',
      'Disallow: /api/',
      'Allow: /api/public/',
      '',
      'Sitemap: https://barn.test/public/sitemap.xml',
      '',
    ]);
  });

  it('is in the sitemap where the barn wants to be found, and is active', async () => {
    const listed = async () =>
      (await read('/public/sitemap.xml')).body.includes(`https://barn.test/public/${publicId}<`);
    expect(await listed()).toBe(false);
    await set('public_is_found', 1);
    expect(await listed()).toBe(true);
    await barn.run(SetFarmActivation, { active: false });
    expect(await listed()).toBe(false);
  });

  it('is the barn’s name and address in the head of each of its pages', async () => {
    await set('address', '7 Mill Lane');
    for (const page of ['', '/policy']) {
      const { statusCode, body, headers } = await read(`/public/${publicId}${page}?day=2026-11-24`);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toContain('<title>Maple &amp; Hill</title>');
      expect(body).toContain(`<meta property="og:url" content="https://barn.test/public/${publicId}" />`);
      expect(body).toContain('"address":"7 Mill Lane"');
      expect(body).toContain('<div id="root"></div>');
    }
  });

  it('is kept from being listed, until a barn wants to be found', async () => {
    const listing = `/api/public/public?public_id=${publicId}`;
    for (const url of [
      `/public/${publicId}`,
      listing,
      '/api/nothing',
      '/admin/daysheet',
      `/publicBook/${publicId}`,
      '/pay',
      '/unsubscribe',
      '/public/unauthorized',
    ])
      expect((await read(url)).headers['x-robots-tag']).toBe('noindex');
    await set('public_is_found', 1);
    expect((await read(`/public/${publicId}`)).headers['x-robots-tag']).toBeUndefined();
    expect((await read(`/public/${publicId}`)).body).not.toContain('noindex');
    expect((await read(listing)).headers['x-robots-tag']).toBe('noindex');
  });

  it('is nothing of a barn that is unknown or inactive, and the page that says so', async () => {
    await barn.run(SetFarmActivation, { active: false });
    for (const address of [publicId, 'no-such-barn', `${publicId}'`, '%00%00%00%00%00%00%00%00', barn.farmId]) {
      const { statusCode, body, headers } = await read(`/public/${address}`);
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(body).toContain('<title>Leadline</title>');
    }
    expect((await read('/public/unauthorized')).statusCode).toBe(200);
  });
});
