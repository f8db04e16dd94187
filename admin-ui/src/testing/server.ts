type Asked = { readonly query: URLSearchParams; readonly body: unknown };
type Heard = Asked & { readonly authorization: string | null; readonly idempotencyKey: string | null };

/** An answer is JSON, a refusal, or a promise of either: one that is never kept is a screen that loads. */
type Answer = (asked: Heard) => unknown;

export type Answers = Readonly<Record<string, Answer>>;

class Refused {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}

export const refuse = (
  status: number,
  body: { code?: string; message: string; errors?: object[]; current?: object },
): unknown => new Refused(status, { code: 'refused', ...body, status });

/** A page of a list and how many there are in all. */
export class Page {
  constructor(
    readonly rows: readonly object[],
    readonly total = rows.length,
  ) {}
}

/** Kept by the test when the time has come. */
export const promised = <Value>() => {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (keep = resolve));
  return { promise, keep };
};

/** An answer that never comes: what waits for it goes on waiting. */
export const never = (): Promise<unknown> => promised().promise;

export type Call = Asked & { readonly method: string; readonly path: string };

const respond = (answer: unknown): Response => {
  if (answer instanceof Response) return answer;
  if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status });
  if (!(answer instanceof Page)) return Response.json(answer);
  const { rows, total } = answer;
  return Response.json(rows, { headers: { 'Content-Range': `rows 0-${Math.max(0, rows.length - 1)}/${total}` } });
};

const read = (text: string): unknown => (text ? JSON.parse(text) : null);

type Fetch = typeof globalThis.fetch;

let current: Fetch = () => Promise.reject(new Error('Nobody answers yet'));

// Put there once: the client keeps the one it has seen first.
globalThis.fetch = (...asked) => current(...asked);

/** Nobody answers any more. */
export const lose = (): void => {
  current = () => Promise.reject(new TypeError('Failed to fetch'));
};

const unanswered = (name: string): never => {
  // oxlint-disable-next-line no-console -- by which the test fails
  console.error(`Nobody answers ${name}`);
  throw new Error(`Nobody answers ${name}`);
};

/** Stands where the network is. A call without an answer fails the test by name. `POST lessons/cancel` wins over `lessons/cancel`. */
export const serve = (answers: Answers): Call[] => {
  const calls: Call[] = [];
  current = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\//, '');
    const call = { method: request.method, path, query: url.searchParams, body: read(await request.text()) };
    calls.push(call);
    const name = `${request.method} ${path}`;
    const answer = answers[name] ?? answers[path] ?? unanswered(name);
    return respond(
      await answer({
        ...call,
        authorization: request.headers.get('authorization'),
        idempotencyKey: request.headers.get('idempotency-key'),
      }),
    );
  };
  return calls;
};
