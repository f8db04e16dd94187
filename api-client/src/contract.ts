import type { paths } from './generated/schema';

type Way = 'get' | 'post' | 'put';
type Named<Path> = Path extends `/api/${infer Name}` ? Name : never;
type Json<Body> = { readonly content: { readonly 'application/json': Body } };

/** By path without `/api/`: `lessons/index`. */
export type CallName = Named<keyof paths>;

type Operation<Name extends CallName, W extends Way> = paths[`/api/${Name}`][W];
type Answer<Called> = Called extends { readonly responses: { readonly 200: infer Success } } ? Success : never;
type JsonOf<Called> = Answer<Called> extends Json<infer Body> ? Body : never;
type BodyOf<Called> = Called extends { readonly requestBody: Json<infer Body> } ? Body : never;
type QueryOf<Called> = Called extends { readonly parameters: { readonly query?: infer Query } } ? Query : never;

/** Calls with a parameter in their path are left out: REST lists have their own client. */
type Calls<W extends Way, Success> = {
  [Name in CallName]: Name extends `${string}{${string}`
    ? never
    : Answer<Operation<Name, W>> extends Success
      ? [Answer<Operation<Name, W>>] extends [never]
        ? never
        : Name
      : never;
}[CallName];

export type Question = Calls<'get', Json<unknown>>;
export type Action = Calls<'post', Json<unknown>>;
export type FileName = Exclude<Calls<'get', unknown>, Question>;

/** Lists and objects travel as JSON text. D21 */
export type Query<Name extends Question | FileName> = [NonNullable<QueryOf<Operation<Name, 'get'>>>] extends [never]
  ? Readonly<Record<string, never>>
  : NonNullable<QueryOf<Operation<Name, 'get'>>>;

/** Calls with a name in their path: `reports/{group}`. */
export type Addressed = {
  [Name in CallName]: Name extends `${string}{${string}`
    ? [JsonOf<Operation<Name, 'get'>>] extends [never]
      ? never
      : Name
    : never;
}[CallName];
export type AddressedPath<Name extends Addressed> =
  Operation<Name, 'get'> extends { readonly parameters: { readonly path: infer Path } } ? Path : never;
export type AddressedQuery<Name extends Addressed> = NonNullable<QueryOf<Operation<Name, 'get'>>>;
export type AddressedReply<Name extends Addressed> = JsonOf<Operation<Name, 'get'>>;

/** Without a body, nothing is sent. */
export type Input<Name extends Action> = [BodyOf<Operation<Name, 'post'>>] extends [never]
  ? Readonly<Record<string, never>>
  : BodyOf<Operation<Name, 'post'>>;

export type Reply<Name extends Question | Action> = Name extends Question
  ? JsonOf<Operation<Name, 'get'>>
  : JsonOf<Operation<Name, 'post'>>;
/** Of a name that can be read and written: the reply of the write. */
export type ActionReply<Name extends Action> = JsonOf<Operation<Name, 'post'>>;

type EventsOf<Body> = { readonly content: { readonly 'text/event-stream': Body } };
export type Stream = Calls<'get', EventsOf<unknown>>;
export type Message<Name extends Stream> = Answer<Operation<Name, 'get'>> extends EventsOf<infer Body> ? Body : never;

type FormOf<Called> = Called extends {
  readonly requestBody: { readonly content: { readonly 'multipart/form-data': infer Body } };
}
  ? Body
  : never;
export type Upload = {
  [Name in Action]: [FormOf<Operation<Name, 'post'>>] extends [never] ? never : Name;
}[Action];
export type Form<Name extends Upload> = FormOf<Operation<Name, 'post'>>;
