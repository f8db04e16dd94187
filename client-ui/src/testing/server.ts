type Asked = { readonly query: URLSearchParams; readonly body: unknown };

/** Answers with JSON, a refusal, or a promise of either; a promise that is never kept is a screen that loads. */
type Answer = (asked: Asked) => unknown;

/** By the name of the call: `students/lessonSchedule`. */
export type Answers = Readonly<Record<string, Answer>>;

export type Call = Asked & { readonly name: string };

class Refused {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly code: string,
  ) {}
}

export const refuse = (status: number, message: string, code = 'refused'): unknown =>
  new Refused(status, message, code);

/** For what is still on its way. */
export const never = (): Promise<never> => new Promise(() => undefined);

const respond = (answer: unknown): Response =>
  answer instanceof Refused
    ? Response.json({ status: answer.status, code: answer.code, message: answer.message }, { status: answer.status })
    : Response.json(answer);

type Fetch = typeof globalThis.fetch;
let current: Fetch = () => Promise.reject(new Error('Nobody answers yet'));

// Put there once: the client keeps the one that it finds first.
globalThis.fetch = (...asked) => current(...asked);

/** Stands where the network is and tells what was asked. A call without an answer fails by its name. */
export const serve = (answers: Answers): Call[] => {
  const calls: Call[] = [];
  current = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call = {
      name: url.pathname.replace(/^\/api\//, ''),
      query: url.searchParams,
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    calls.push(call);
    const answer = answers[call.name];
    // oxlint-disable-next-line no-console -- by which the test fails
    if (!answer) console.error(`Nobody answers ${call.name}`);
    return respond(answer ? await answer(call) : refuse(501, `Nobody answers ${call.name}`));
  };
  return calls;
};
