import type { lookup as resolve } from 'node:dns';
import { onlyOutside } from './post-outside.js';

const standsFor = (...addresses: string[]) =>
  ((_name: string, _options: object, found: (error: null, all: object[]) => void) =>
    found(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof resolve;

const lookedUp = (...addresses: string[]) =>
  new Promise((settle) =>
    onlyOutside(standsFor(...addresses))('hooks.club.com', {}, (error, address) => settle(error ?? address)),
  );

describe('whom a name may stand for when it is called', () => {
  it('is a machine of the world outside', async () => expect(await lookedUp('8.8.8.8')).toBe('8.8.8.8'));

  it('is none of our own network, whatever else it stands for', async () => {
    expect(await lookedUp('10.0.0.5', '8.8.8.8')).toBe('8.8.8.8');
    expect(await lookedUp('10.0.0.5', '169.254.169.254', '127.0.0.1')).toBeInstanceOf(Error);
  });
});
