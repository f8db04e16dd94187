import createFetchClient, { type Middleware } from 'openapi-fetch';
import { ApiError, asApiError } from './api-error';
import type { CallName } from './contract';
import type { paths } from './generated/schema';
import { goToLogin, readToken } from './session';

export type Query = Readonly<Record<string, unknown>>;

/** Objects and lists travel as JSON in one parameter; what is not set is left out. D21 */
export const serializeQuery = (query: Query): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.set(
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean),
    );
  }
  return parameters.toString();
};

/** One key per action of a person: the same action sent twice has one effect. */
export const newKey = (): string => {
  // randomUUID exists on secure origins only; a barn's own server may be plain http on the local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const session: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', newKey());
  },
  onResponse({ request, response }) {
    // A refused sign-in is an answer to show, every other 401 an expired session.
    if (response.status === 401 && !request.url.endsWith('/authenticate')) goToLogin();
  },
};

const createClient = () => {
  const client = createFetchClient<paths>({ baseUrl: location.origin, querySerializer: serializeQuery });
  client.use(session);
  return client;
};

type Untyped = {
  request: (
    method: 'get' | 'post' | 'put',
    path: string,
    init: { params?: { query?: Query }; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
};

let client: Untyped | undefined;
const shared = (): Untyped => (client ??= createClient() as unknown as Untyped);

const send = async <Reply>(...[method, path, init]: Parameters<Untyped['request']>): Promise<Reply> => {
  const { data, error, response } = await shared()
    .request(method, `/api/${path}`, init)
    .catch((thrown: unknown) => {
      if (init.signal?.aborted) throw thrown;
      throw asApiError(thrown);
    });
  if (!response.ok) throw new ApiError(response.status, typeof error === 'object' && error ? error : {});
  return data as Reply;
};

/** GET `/api/<path>`. */
export const get = <Reply>(path: CallName, query: Query = {}, signal?: AbortSignal): Promise<Reply> =>
  send<Reply>('get', path, { params: { query }, ...(signal && { signal }) });

/** POST `/api/<path>`; pass `key` to send the same action again without a second effect. */
export const post = <Reply>(path: CallName, body: object = {}, key = newKey()): Promise<Reply> =>
  send<Reply>('post', path, { body, headers: { 'Idempotency-Key': key } });
