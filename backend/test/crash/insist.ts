import { randomUUID } from 'node:crypto';
import type { TestBarn } from '../support/test-barn.js';

const PATIENCE_MS = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nobody listened, so nothing was begun. */
const wasRefused = (error: unknown) =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Somebody who repeats each call with its key until it is answered. */
export function insistent(barn: TestBarn, addresses: readonly string[]) {
  const strange: string[] = [];
  /** Calls by name that are on their way, and those that were cut off on it. */
  const [onTheirWay, cutOff] = [new Set<string>(), new Set<string>()];
  let stopped = false;

  async function ask<Answer>(
    path: string,
    { method = 'POST', body, headers = {}, name = '' }: Asked = {},
  ): Promise<Answer | undefined> {
    const key = randomUUID();
    for (let attempt = 0; !stopped; attempt++) {
      try {
        if (name) onTheirWay.add(name);
        const response = await fetch(`${addresses[attempt % addresses.length]}/api/${path}`, {
          method,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body !== undefined && { body: body as string }),
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${barn.admin.token}`,
            'idempotency-key': key,
            ...headers,
          },
        });
        if (response.ok) return (await response.json()) as Answer;
        // Told to wait, or cut off by a server too busy to read: nothing was begun, and neither is an answer.
        const isAnswer = response.status < 500 && ![408, 429].includes(response.status);
        if (isAnswer) strange.push(`${path}: ${response.status} ${await response.text()}`);
        if (isAnswer) return undefined;
      } catch (error) {
        // Nobody answered, or only half: ask again.
        if (name && !wasRefused(error)) cutOff.add(name);
      } finally {
        onTheirWay.delete(name);
      }
      await pause(30);
    }
    return undefined;
  }
  return {
    strange,
    onTheirWay,
    cutOff,
    isStopped: () => stopped,
    stop: () => void (stopped = true),
    ask,
    post: <Answer>(path: string, body: object, name?: string) =>
      ask<Answer>(path, { body: JSON.stringify(body), ...(name && { name }) }),
    /** Asks again and again until it is so, or nobody wants to know any more. */
    async until<Answer>(path: string, isSo: (answer: Answer) => boolean) {
      for (;;) {
        const answer = await ask<Answer>(path, { method: 'GET' });
        if (answer === undefined || isSo(answer)) return answer;
        await pause(50);
      }
    },
  };
}

interface Asked {
  method?: string;
  body?: string | Buffer;
  headers?: object;
  /** Of a call that is to be struck on its way. */
  name?: string;
}
export type Insistent = ReturnType<typeof insistent>;
