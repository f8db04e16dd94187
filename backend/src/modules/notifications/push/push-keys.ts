import { createECDH, createHash, createHmac } from 'node:crypto';
import { locked, unlocked } from '../../../platform/auth/locked-text.js';
import { derivedKey } from '../../../platform/database/roles.js';

/** As a browser gives it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * By which push services know the barn's server. Made of the installation's secret and kept nowhere: the same in every process and after
 * every restart. With another secret browsers have to be switched on anew.
 */
export function pushKeys(secret: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(derivedKey(secret, 'push-service'), 'hex'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** By which a browser finds itself among its reader's devices; the address itself cannot be guessed from it. */
export const endpointHash = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

const sealing = (secret: string, farmId: string) => ({ secret, purpose: 'push-subscription', within: farmId });

export const lockSubscription = (secret: string, farmId: string, { endpoint, p256dh, auth }: Subscribed) =>
  locked(sealing(secret, farmId), JSON.stringify({ endpoint, p256dh, auth }));

/** Undefined after the installation's secret has changed. */
export function openSubscription(secret: string, farmId: string, subscription: string): Subscribed | undefined {
  const text = unlocked(sealing(secret, farmId), subscription);
  return text === undefined ? undefined : (JSON.parse(text) as Subscribed);
}

/** Of what a message is about: says nothing to the push service, and fits its header, of 32 letters. RFC 8030 */
export const tagOf = (secret: string, about: string) =>
  createHmac('sha256', derivedKey(secret, 'push-topic')).update(about).digest('base64url').slice(0, 32);
