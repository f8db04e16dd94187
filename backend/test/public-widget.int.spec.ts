import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { ChangePreference } from '../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../src/modules/farms/commands/set-farm-activation.js';
import { testApp, type OwnApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

describe('the public page on the barn’s own site', () => {
  let app: OwnApp, barn: TestBarn, publicId: string;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    publicId = await addressOf(barn);
  });
  afterAll(() => app.stop());

  const addressOf = async (one: TestBarn) =>
    (await app.call(one.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.public_id as string;
  const read = (url: string) => app.app.inject({ url });
  const embed = (address = publicId, query = '') => read(`/public/${address}/embed${query}`);
  const ancestors = ({ headers }: Awaited<ReturnType<typeof read>>) =>
    /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  const set = (field: string, value: string | number, of = barn) => of.run(ChangePreference, { field, value });

  it('is shown by nobody until the barn names a site', async () => {
    const { statusCode, headers, body } = await embed();
    expect([statusCode, headers['x-frame-options'], headers['x-robots-tag']]).toEqual([404, 'DENY', 'noindex']);
    expect(ancestors(await embed())).toBe(`'none'`);
    expect(body).not.toContain('Maple Hill');
  });

  it('is shown by the barn’s own sites, those of another barn show another page', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    await set('widget_origins', 'https://maple.test/lessons https://www.maple.test');
    await set('widget_origins', 'https://lake.test', other);
    const shown = await embed();
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(ancestors(shown)).toBe('https://maple.test https://www.maple.test');
    expect(shown.headers).not.toHaveProperty('x-frame-options');
    expect(shown.headers).not.toHaveProperty('set-cookie');
    expect(ancestors(await embed(await addressOf(other)))).toBe('https://lake.test');
    await set('widget_origins', '');
    expect(ancestors(await embed())).toBe(`'none'`);
  });

  it('lists the lessons from the day that is asked for, in the barn’s color, and how to book', async () => {
    await set('widget_origins', 'https://maple.test');
    await set('widget_color', '#112233');
    const { id } = (await barn.planLesson()).lesson;
    const { body } = await embed();
    expect(body).toContain('Beginner group');
    expect(body).toContain('--accent:#112233');
    expect(body).not.toContain(id);
    expect((await embed(publicId, '?from=2026-12-24')).body).not.toContain('Beginner group');
    await set('widget_shows', 'booking');
    await set('clients_can_book_lessons', 1);
    expect((await embed()).body).toContain(`/publicBook/${publicId}?day=2026-11-24&amp;lesson=${id}`);
  });

  it('is nothing of a barn that is unknown or inactive', async () => {
    await set('widget_origins', 'https://maple.test');
    await barn.run(SetFarmActivation, { active: false });
    for (const address of [publicId, 'no-such-barn', barn.farmId, '%00%00%00%00%00%00%00%00']) {
      const answer = await embed(address);
      expect([answer.statusCode, ancestors(answer), answer.headers['x-frame-options']]).toEqual([
        404,
        `'none'`,
        'DENY',
      ]);
    }
  });

  it('is the only one: whatever else is answered, no site shows', async () => {
    await set('widget_origins', 'https://maple.test');
    for (const url of [`/api/public/public?public_id=${publicId}`, '/robots.txt', '/api/nothing', '/health/live']) {
      const answer = await read(url);
      expect([url, ancestors(answer), answer.headers['x-frame-options']]).toEqual([url, `'none'`, 'DENY']);
    }
  });

  it('comes by a script that any site may load and keep', async () => {
    const { statusCode, headers, body } = await read('/public/widget/1.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(() => new Script(body)).not.toThrow();
  });

  it('keeps its headers behind nginx, which says those of files alone', () => {
    const conf = readFileSync(path.resolve(import.meta.dirname, '../../docker/nginx.conf'), 'utf8');
    for (const header of ['policy', 'framed', 'caching', 'typed', 'referring']) {
      const [, pattern] = new RegExp(String.raw`map \$uri \$${header} \{[^}]*?~(\S+) "";`).exec(conf) ?? [];
      expect(`/public/${publicId}/embed`).toMatch(new RegExp(pattern as string));
      expect(`/publicBook/${publicId}`).not.toMatch(new RegExp(pattern as string));
    }
    expect(conf).toMatch(/default DENY;/);
    expect(conf).toMatch(/frame-ancestors 'none'"/);
  });
});
