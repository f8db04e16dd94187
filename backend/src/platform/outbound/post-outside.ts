import { lookup as resolve } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, LOOPBACK } from './outside-address.js';

/** `late`: no answer in time; `private`: the name stands for a machine of our own network; `unreachable`: all else. */
export type OutsideAnswer = { readonly status: number } | { readonly problem: 'late' | 'private' | 'unreachable' };

interface Post {
  readonly method?: string;
  readonly headers: object;
  readonly body: Buffer | string | null;
  readonly patienceMs: number;
}

class PrivateName extends Error {}

/** Whatever a name stands for at this moment, no machine of our own network is called. */
export const onlyOutside =
  (find: typeof resolve): LookupFunction =>
  (hostname, options, found) =>
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, '', 0);
      const outside = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = outside;
      if (!first) return found(new PrivateName('This name is not of the world outside.'), '', 0);
      return options.all ? found(null, outside) : found(null, first.address, first.family);
    });

const lookup = onlyOutside(resolve);

const problemOf = (error: unknown, signal: AbortSignal) => {
  if (error instanceof PrivateName) return 'private';
  return signal.aborted ? 'late' : 'unreachable';
};

/** No redirects are followed, and nothing of the answer is read but its status. The address was judged by `isOutsideAddress` before. */
export function postOutside(address: string, { method = 'POST', headers, body, patienceMs }: Post) {
  const signal = AbortSignal.timeout(patienceMs);
  const isOwnMachine = LOOPBACK.includes(new URL(address).hostname);
  const options = { method, headers: { ...headers }, signal, agent: false as const, ...(!isOwnMachine && { lookup }) };
  return new Promise<OutsideAnswer>((settle) => {
    const request = (address.startsWith('https:') ? overHttps : overHttp)(address, options, (answer) => {
      settle({ status: answer.statusCode ?? 500 });
      answer.destroy();
    });
    request.on('error', (error) => settle({ problem: problemOf(error, signal) }));
    request.end(body ?? undefined);
  });
}
