import { ReadableStream } from 'node:stream/web';
import { follow } from '@leadline/api-client';

type Line = { say: (text: string) => void; end: () => void; headers: Headers; signal: AbortSignal | null };

/** Answers every request with a stream of its own, and waits for the next. */
const lines = () => {
  const open: Line[] = [];
  const waiting: (() => void)[] = [];
  globalThis.fetch = (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const signal = init?.signal ?? null;
        signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
        open.push({
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
          headers: new Headers(init?.headers),
          signal,
        });
      },
    });
    waiting.shift()?.();
    return Promise.resolve(new Response(body as BodyInit));
  };
  const next = async (n: number): Promise<Line> => {
    while (open.length < n) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return open[n - 1] as Line;
  };
  return { open, next };
};

const message = (position: number) => `id: ${position}\ndata: {"position":${position},"lessonIds":[],"kinds":[]}\n\n`;

describe('following what the server tells', () => {
  const browserFetch = globalThis.fetch;
  const leaving = new AbortController();
  const { signal } = leaving;
  afterAll(() => {
    leaving.abort();
    globalThis.fetch = browserFetch;
  });

  it('goes on after the last message when the line was lost and the network is back', async () => {
    const { next } = lines();
    const stop = new AbortController();
    let heard: (position: number) => void = () => undefined;
    const told = () => new Promise<number>((resolve) => (heard = resolve));
    void follow('lessons/changes', { signal: stop.signal, hear: ({ position }) => heard(position) });
    const first = await next(1);
    expect(first.headers.get('accept')).toBe('text/event-stream');
    expect(first.headers.get('last-event-id')).toBeNull();
    let position = told();
    first.say(message(7));
    expect(await position).toBe(7);
    first.end();
    const ticking = setInterval(() => dispatchEvent(new Event('online')), 5);
    const second = await next(2);
    clearInterval(ticking);
    expect(second.headers.get('last-event-id')).toBe('7');
    position = told();
    second.say(message(8));
    expect(await position).toBe(8);
    stop.abort();
  });

  it('ends where the server says that one may not listen any more', async () => {
    const { open, next } = lines();
    const refused = new Promise<void>((onRefused) => {
      void follow('lessons/changes', { signal, hear: () => undefined, onRefused });
    });
    (await next(1)).say('event: closed\ndata: {"code":"forbidden"}\n\n');
    await refused;
    expect(open).toHaveLength(1);
  });

  it('gives up a line on which not even a heartbeat comes', async () => {
    jest.useFakeTimers();
    try {
      const { next } = lines();
      const stop = new AbortController();
      void follow('lessons/changes', { signal: stop.signal, hear: () => undefined });
      const first = await next(1);
      await jest.advanceTimersByTimeAsync(30_000);
      first.say(':\n\n');
      await jest.advanceTimersByTimeAsync(30_000);
      expect(first.signal?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(16_000);
      expect(first.signal?.aborted).toBe(true);
      stop.abort();
    } finally {
      jest.useRealTimers();
    }
  });
});
