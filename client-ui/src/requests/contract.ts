import { get, post, type paths, type Query } from '@leadline/api-client';

type Method = 'get' | 'post';
type Called<Way extends Method> = {
  [Path in keyof paths]: paths[Path][Way] extends { responses: unknown } ? Path : never;
}[keyof paths];
type Named<Path> = Path extends `/api/${infer Name}` ? Name : never;

/** What the contract calls optional in a reply is there on the wire, as null. */
type Present<Value> = Value extends readonly (infer Row)[]
  ? readonly Present<Row>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]-?:
          | Present<Exclude<Value[Key], undefined>>
          | (undefined extends Value[Key] ? null : never);
      }
    : Value;

type JsonOf<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Present<Body>
  : never;
type BodyOf<Call> = Call extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** The reply of a call, by the contract generated from the server. */
export type Reply<Path extends Named<keyof paths>, Way extends Method = 'get'> = JsonOf<paths[`/api/${Path}`][Way]>;

/** What a call takes, by the same contract. */
export type Input<Path extends Named<keyof paths>> = BodyOf<paths[`/api/${Path}`]['post']>;

export const read = <Path extends Named<Called<'get'>>>(
  path: Path,
  query: Query,
  signal: AbortSignal,
): Promise<Reply<Path>> => get<Reply<Path>>(path, query, signal);

export const write = <Path extends Named<Called<'post'>>>(
  path: Path,
  input: Input<Path>,
  key?: string,
): Promise<Reply<Path, 'post'>> => post<Reply<Path, 'post'>>(path, input as object, key);
