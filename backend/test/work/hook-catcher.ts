import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CaughtHook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  said: { id: string; type: string; created_at: string; barn: string; data: Record<string, string | null> };
}

/** What a receiver does with it, by the Standard Webhooks specification alone: nothing of the product checks what the product signed. */
export function isGenuine(secret: string, { headers, body }: CaughtHook, now: Date) {
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`] as string);
  if (Math.abs(now.getTime() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  return signatures!.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** A receiver that keeps what it is told, and answers by path what it is told to answer next; else 204. */
export async function hookCatcher() {
  const hooks: CaughtHook[] = [];
  const answers = new Map<string, number[]>();
  const always = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(chunks).toString('utf8');
      hooks.push({ path, headers: request.headers, body, said: JSON.parse(body) as CaughtHook['said'] });
      const status = answers.get(path)?.shift() ?? always.get(path) ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hooks,
    at: (path: string) => hooks.filter((hook) => hook.path === path),
    /** The address of a path; `next`: how it is answered before all is taken. */
    url: (path: string, ...next: number[]) => {
      answers.set(path, next);
      return `http://localhost:${port}${path}`;
    },
    answerAlways: (path: string, status: number) => always.set(path, status),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
