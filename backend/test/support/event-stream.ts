import { get, type IncomingMessage } from 'node:http';
import type { SignedIn } from './requests.js';

export interface ServerSentEvent<Data> {
  id: string;
  data: Data;
}

/**
 * Listens as a browser does, on a connection of its own: `fetch` opens spare ones, for which a stopping server would
 * wait. `next` waits for the next message; undefined once the server has ended the stream.
 */
export async function listenTo<Data>(url: string, who: SignedIn, more: Record<string, string> = {}) {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${who.token}`, ...more };
  const response = await new Promise<IncomingMessage>((answered, failed) =>
    get(url, { headers, agent: false }, answered).on('error', failed),
  );
  if (response.statusCode !== 200) response.resume();
  response.setEncoding('utf8').on('error', () => undefined);
  const pieces = response[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  const next = async (): Promise<ServerSentEvent<Data> | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await pieces.next();
        if (done) return undefined;
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field('data');
      if (data) return { id: field('id') ?? '', data: JSON.parse(data) as Data };
    }
  };
  return { status: response.statusCode, headers: response.headers, next, leave: () => void response.destroy() };
}
