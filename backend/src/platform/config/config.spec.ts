import { ConfigError, readConfig } from './config.js';

const env = (more: NodeJS.ProcessEnv = {}) => ({
  LEADLINE_SECRET: 'a secret of 32 characters or more',
  DATABASE_URL: 'postgres://owner:old@db.test:5432/leadline',
  ...more,
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
  ])('names what is wrong: %s=%p', (name, value) => {
    expect(() => readConfig(env({ [name]: value }))).toThrow(ConfigError);
    expect(() => readConfig(env({ [name]: value }))).toThrow(name);
  });
});
