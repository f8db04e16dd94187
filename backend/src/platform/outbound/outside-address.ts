import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.js';

const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(net, bits);
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  own.addSubnet(net, bits, 'ipv6');

/** Of the world outside: no machine of this network, and none that only pretends to be elsewhere. */
export function isPublicAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return !own.check(address);
  return family === 6 && unicast.check(address, 'ipv6') && !own.check(address, 'ipv6');
}

export const LOOPBACK = ['localhost', '127.0.0.1'];
const NAME = /^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/;
const INTERNAL = /\.(local|localhost|internal|intranet|lan|home|corp|private|arpa|test|invalid|example)$/;

/**
 * Whether this server may call it, though somebody else gave the address: a name of the world outside by https; while developing, this
 * machine itself. Nothing where strangers try the demo. What the name stands for is looked at when it is called.
 */
export function isOutsideAddress(text: string, { production, demo }: Pick<Config, 'production' | 'demo'>) {
  if (demo || text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username || password) return false;
  if (!production && LOOPBACK.includes(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && NAME.test(hostname) && !INTERNAL.test(hostname);
}
