import { createECDH } from 'node:crypto';
import { lockSubscription, openSubscription, pushKeys } from './push-keys.js';

const SECRET = 'a secret of thirty-two characters!';
const OTHER = 'another secret of thirty-two letters';
const barn = '01930000-0000-7000-8000-000000000001';
const subscribed = { endpoint: 'https://push.service.com/a', p256dh: 'BPub', auth: 'key' };

describe('the keys of the barn’s server', () => {
  it('are the same in every process, and belong together', () => {
    const { publicKey, privateKey } = pushKeys(SECRET);
    expect(pushKeys(SECRET)).toEqual({ publicKey, privateKey });
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(pushKeys(OTHER).publicKey).not.toBe(publicKey);
  });

  it('lock where a browser is told, in one barn', () => {
    const kept = lockSubscription(SECRET, barn, subscribed);
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain('push.service');
    expect(openSubscription(SECRET, barn, kept)).toEqual(subscribed);
    expect(openSubscription(OTHER, barn, kept)).toBeUndefined();
    expect(openSubscription(SECRET, barn.replace(/1$/, '2'), kept)).toBeUndefined();
  });
});
