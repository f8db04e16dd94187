import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from './config.js';
import { RELEASE } from './release.js';

const env = (more: NodeJS.ProcessEnv = {}) => ({
  LEADLINE_SECRET: 'a secret of 32 characters or more',
  DATABASE_URL: 'postgres://owner:old@db.test:5432/leadline',
  ...more,
});

// F15
describe('the version', () => {
  it('is that of the release', () => {
    const file = path.resolve(import.meta.dirname, '../../../../package.json');
    expect(RELEASE).toBe((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
    expect(readConfig(env()).version).toBe(RELEASE);
  });
  it('is the deployment’s own where it names one', () =>
    expect(readConfig(env({ LEADLINE_VERSION: '2026-11-22.3' })).version).toBe('2026-11-22.3'));
});

describe('the environment', () => {
  it('takes a password of any characters apart from the address', () => {
    const { ownerUrl } = readConfig(env({ DATABASE_PASSWORD: 'p@ss:w/ö%20rd?#' }));
    const address = new URL(ownerUrl);
    expect(decodeURIComponent(address.password)).toBe('p@ss:w/ö%20rd?#');
    expect([address.host, address.username, address.pathname]).toEqual(['db.test:5432', 'owner', '/leadline']);
  });

  it('takes the one in the address otherwise', () => expect(new URL(readConfig(env()).ownerUrl).password).toBe('old'));

  it.each([
    ['LEADLINE_SECRET', 'short'],
    ['LEADLINE_SECRET', ''],
    ['DATABASE_URL', 'mysql://db.test/leadline'],
    ['DATABASE_URL', ''],
    ['PORT', 'eighty'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['FILES_URL', 'files'],
    ['FILES_URL', 'https://s3.test/bucket'],
    ['FILES_URL', 'https://key:secret@s3.test/'],
  ])('names what is wrong: %s=%p', (name, value) => {
    expect(() => readConfig(env({ [name]: value }))).toThrow(ConfigError);
    expect(() => readConfig(env({ [name]: value }))).toThrow(name);
  });
});

describe('the sender of mails', () => {
  it('is the demo’s outside production', () => expect(readConfig(env()).mailFrom).toContain('leadline.test'));
  it('is nobody else’s in production', () => {
    expect(readConfig(env({ NODE_ENV: 'production' })).mailFrom).toBeUndefined();
    const MAIL_FROM = 'Barn <barn@stable.example>';
    expect(readConfig(env({ NODE_ENV: 'production', MAIL_FROM })).mailFrom).toBe(MAIL_FROM);
  });
});

describe('a demo for strangers', () => {
  it('is one where it is said', () =>
    expect([{}, { DEMO: '0' }, { DEMO: '1' }].map((said) => readConfig(env(said)).demo)).toEqual([false, false, true]));
  it('is never one in production', () =>
    expect(() => readConfig(env({ DEMO: '1', NODE_ENV: 'production' }))).toThrow('DEMO'));
});
