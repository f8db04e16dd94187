import type { Message, Stream } from './contract';
import { serverSentEvents } from './server-sent-events';
import { goToLogin, readToken } from './session';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Following<Name extends Stream> = {
  /** The last message known; by default the stream begins now. */
  readonly after?: number | undefined;
  readonly hear: (message: Message<Name>) => void;
  readonly signal: AbortSignal;
};

/** Until `signal` aborts. Reconnects with growing pauses after the last message, so none is missed; ends silently if not permitted. */
export async function follow<Name extends Stream>(name: Name, { after, hear, signal }: Following<Name>): Promise<void> {
  let last = after === undefined ? undefined : String(after);
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      const response = await fetch(`/api/${name}`, { signal, cache: 'no-store', headers: headers(last) });
      if (response.status === 401) return goToLogin();
      if (response.status === 403) return;
      if (response.ok && response.body)
        for await (const { id, data } of serverSentEvents(response.body)) {
          wait = FIRST_PAUSE_MS;
          last = id || last;
          hear(JSON.parse(data) as Message<Name>);
        }
    } catch {
      // The next attempt tells.
    }
    await pause(wait, signal);
  }
}

const headers = (last: string | undefined) => ({
  accept: 'text/event-stream',
  authorization: `Bearer ${readToken() ?? ''}`,
  ...(last && { 'Last-Event-ID': last }),
});
