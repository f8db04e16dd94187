import { isPublicAddress, isOutsideAddress } from './outside-address.js';

const PRODUCTION = { production: true, demo: false };
const DEVELOPING = { production: false, demo: false };

describe('where this server may call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is a service of the world outside: %s', (endpoint) => expect(isOutsideAddress(endpoint, PRODUCTION)).toBe(true));

  it.each([
    'http://push.service.com/a',
    'https://localhost/a',
    'http://localhost:9/a',
    'https://127.0.0.1/a',
    'https://10.0.0.5/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://db.internal/a',
    'https://printer.local/a',
    'https://redis/a',
    'https://push.service.com:6379/a',
    'https://me:secret@push.service.com/a',
    'ftp://push.service.com/a',
    'javascript:alert(1)',
    '',
    `https://push.service.com/${'a'.repeat(1000)}`,
  ])('is nothing else: %s', (endpoint) => expect(isOutsideAddress(endpoint, PRODUCTION)).toBe(false));

  it('is this machine while developing, and no other of its network', () => {
    expect(isOutsideAddress('http://localhost:4000/a', DEVELOPING)).toBe(true);
    expect(isOutsideAddress('http://127.0.0.1:4000/a', DEVELOPING)).toBe(true);
    expect(isOutsideAddress('http://10.0.0.5/a', DEVELOPING)).toBe(false);
    expect(isOutsideAddress('http://push.service.com/a', DEVELOPING)).toBe(false);
  });

  it('is nothing at all where strangers try the demo', () => {
    for (const url of ['http://localhost:4000/a', 'https://web.push.apple.com/QABC'])
      expect(isOutsideAddress(url, { production: false, demo: true })).toBe(false);
  });

  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4001::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['no address', false],
  ])('stands outside: %s %p', (address, outside) => expect(isPublicAddress(address)).toBe(outside));
});
