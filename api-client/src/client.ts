import createFetchClient, { type Middleware } from 'openapi-fetch';
import { ApiError, failureOf } from './api-error';
import type {
  Addressed,
  AddressedPath,
  AddressedQuery,
  AddressedReply,
  FileName,
  Query,
  Question,
  Reply,
} from './contract';
import { goToLogin, readToken } from './session';

/** Objects and lists become JSON in one parameter; undefined values are left out. D21 */
export const serializeQuery = (query: object): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return parameters.toString();
};

/** What strangers may ask. */
const isPublic = ({ url }: Request) =>
  /\/api\/(authenticate|demo\/|mail_(answers|stops)\/|passwords\/|pay\/|public|lessons\/public)/.test(url);

const session: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    // Nobody is signed in: the answer is empty, and the server is not asked. R012 D07
    if (!token && isPublic(request)) return undefined;
    if (!token) {
      goToLogin();
      return Response.json({}, { status: 401 });
    }
    request.headers.set('Authorization', `Bearer ${token}`);
    return undefined;
  },
  onResponse({ request, response }) {
    // A refused sign-in is an answer to show; every other 401 is an expired session.
    if (response.status === 401 && !request.url.endsWith('/authenticate')) goToLogin();
  },
};

type Json<Body> = { content: { 'application/json': Body } };
type Answers = { 200: Json<unknown>; default: Json<unknown> };
type Wire = {
  [path: `/api/${string}`]: {
    get: { parameters: { query: Record<string, unknown> }; responses: Answers };
    post: { parameters: { header: { 'Idempotency-Key': string } }; requestBody: Json<object>; responses: Answers };
  };
};

const createClient = () => {
  const created = createFetchClient<Wire>({ baseUrl: location.origin, querySerializer: serializeQuery });
  created.use(session);
  return created;
};
let client: ReturnType<typeof createClient> | undefined;
export const wire = () => (client ??= createClient());

type Outcome<Body> = { data?: Body; error?: unknown; response: Response };

/** Refusals become `ApiError`; an aborted request stays an abort. */
export const answered = async <Body>(
  request: Promise<Outcome<Body>>,
  signal?: AbortSignal,
): Promise<Body | undefined> => {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    throw failureOf(thrown, signal);
  });
  if (!response.ok) throw new ApiError(response.status, typeof error === 'object' && error ? error : {});
  return data;
};

export function get<Name extends Question>(name: Name, query: Query<Name>, signal?: AbortSignal): Promise<Reply<Name>>;
export function get(name: string, query: object, signal?: AbortSignal): Promise<unknown> {
  return answered(wire().GET(`/api/${name}`, { params: { query: { ...query } }, signal }), signal);
}

export function getAt<Name extends Addressed>(
  name: Name,
  asked: { readonly path: AddressedPath<Name>; readonly query: AddressedQuery<Name> },
  signal?: AbortSignal,
): Promise<AddressedReply<Name>>;
export function getAt(name: string, params: { path: object; query: object }, signal?: AbortSignal): Promise<unknown> {
  return answered(wire().GET(`/api/${name}`, { params: params as never, signal }), signal);
}

export async function getFile<Name extends FileName>(name: Name, query: Query<Name>): Promise<Blob>;
export async function getFile(name: string, query: object): Promise<Blob> {
  const request = wire().GET(`/api/${name}`, { params: { query: { ...query } }, parseAs: 'blob' });
  return (await answered(request)) ?? new Blob();
}
