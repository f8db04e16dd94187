import type { Message, Stream } from './contract';
import { serverSentEvents } from './server-sent-events';
import { goToLogin, readToken } from './session';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Three of the server's heartbeats: a line that died without a word is given up after them. */
const SILENCE_MS = 45_000;

/** Ends early when the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

type Following<Name extends Stream> = {
  /** The last message known; by default the stream begins now. */
  readonly after?: number | undefined;
  readonly hear: (message: Message<Name>) => void;
  /** The server does not let this sign-in listen, or not any more. */
  readonly onRefused?: () => void;
  readonly signal: AbortSignal;
};

type Ended = 'refused' | 'signed_out' | 'again';

/** Until `signal` aborts. Reconnects with growing pauses after the last message, so none is missed. */
export async function follow<Name extends Stream>(
  name: Name,
  { after, hear, onRefused, signal }: Following<Name>,
): Promise<void> {
  let last = after === undefined ? undefined : String(after);
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const ended = await listenOnce(name, last, signal, (id, message: Message<Name>) => {
      wait = FIRST_PAUSE_MS;
      last = id || last;
      hear(message);
    });
    if (signal.aborted) return;
    if (ended === 'signed_out') return goToLogin();
    if (ended === 'refused') return onRefused?.();
    await pause(wait, signal);
  }
}

/** One connection, until it ends. */
async function listenOnce<Received>(
  name: string,
  last: string | undefined,
  signal: AbortSignal,
  hear: (id: string, message: Received) => void,
): Promise<Ended> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, SILENCE_MS);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(hangUp, SILENCE_MS);
  };
  signal.addEventListener('abort', hangUp);
  try {
    const response = await fetch(`/api/${name}`, { signal: line.signal, cache: 'no-store', headers: headers(last) });
    if (response.status === 401) return 'signed_out';
    if (response.status === 403) return 'refused';
    if (response.ok && response.body)
      for await (const { name: kind, id, data } of serverSentEvents(response.body, alive)) {
        if (kind === 'message') hear(id, JSON.parse(data) as Received);
        else if (kind === 'closed') return endedBy(JSON.parse(data));
      }
  } catch {
    // The next attempt tells.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
  }
  return 'again';
}

const endedBy = ({ code }: { code?: string }): Ended => {
  if (code === 'signed_out') return 'signed_out';
  return code === 'forbidden' ? 'refused' : 'again';
};

const headers = (last: string | undefined) => ({
  accept: 'text/event-stream',
  authorization: `Bearer ${readToken() ?? ''}`,
  ...(last && { 'Last-Event-ID': last }),
});
