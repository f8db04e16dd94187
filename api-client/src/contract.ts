import type { paths } from './generated/schema';

type Way = 'get' | 'post' | 'put';
type Named<Path> = Path extends `/api/${infer Name}` ? Name : never;
type Json<Body> = { readonly content: { readonly 'application/json': Body } };

/** Every call there is, by the name people know it: `lessons/index`. */
export type CallName = Named<keyof paths>;

type Operation<Name extends CallName, W extends Way> = paths[`/api/${Name}`][W];
type Answer<Called> = Called extends { readonly responses: { readonly 200: infer Success } } ? Success : never;
type JsonOf<Called> = Answer<Called> extends Json<infer Body> ? Body : never;
type BodyOf<Called> = Called extends { readonly requestBody: Json<infer Body> } ? Body : never;
type QueryOf<Called> = Called extends { readonly parameters: { readonly query?: infer Query } } ? Query : never;

/** The calls that answer such a request; those with a parameter in their address are the lists' own. */
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
/** Calls that answer with a file. */
export type FileName = Exclude<Calls<'get', unknown>, Question>;

/** What a question may be narrowed by; lists and objects travel as JSON text. D21 */
export type Query<Name extends Question | FileName> = [NonNullable<QueryOf<Operation<Name, 'get'>>>] extends [never]
  ? Readonly<Record<string, never>>
  : NonNullable<QueryOf<Operation<Name, 'get'>>>;

/** What an action takes. */
export type Input<Name extends Action> = BodyOf<Operation<Name, 'post'>>;

/** What a call answers; of a list that is also written to, what reading it answers. */
export type Reply<Name extends Question | Action> = Name extends Question
  ? JsonOf<Operation<Name, 'get'>>
  : JsonOf<Operation<Name, 'post'>>;
/** What an action answers, also where the same name can be read. */
export type ActionReply<Name extends Action> = JsonOf<Operation<Name, 'post'>>;

type EventsOf<Body> = { readonly content: { readonly 'text/event-stream': Body } };
/** Calls that go on telling what happens. */
export type Stream = Calls<'get', EventsOf<unknown>>;
export type Message<Name extends Stream> = Answer<Operation<Name, 'get'>> extends EventsOf<infer Body> ? Body : never;

type FormOf<Called> = Called extends {
  readonly requestBody: { readonly content: { readonly 'multipart/form-data': infer Body } };
}
  ? Body
  : never;
/** Calls that take a file. */
export type Upload = {
  [Name in Action]: [FormOf<Operation<Name, 'post'>>] extends [never] ? never : Name;
}[Action];
/** The fields that go with the file. */
export type Form<Name extends Upload> = FormOf<Operation<Name, 'post'>>;
