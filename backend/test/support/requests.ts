import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { keepsContract } from './kept-contract.js';

/** Somebody who may call: a bearer token. */
export interface SignedIn {
  token: string;
}

export interface Answer<Body = Record<string, never>> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const queryOf = (parameters: object) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as [string, string]],
    ),
  ).toString();

const parsed = (text: string, type: unknown) =>
  String(type).includes('json') && text ? (JSON.parse(text) as unknown) : text;

/**
 * Calls `/api/<path>`: the last argument but one is the query of a GET, the body of everything else. Every answer is
 * held against the contract. Where others were in the way nothing was done, and it asks again, as the screens do: how busy this
 * machine is shall decide nothing.
 */
export const caller = (app: NestFastifyApplication) => {
  const once = callerOnce(app);
  // oxlint-disable-next-line typescript/no-explicit-any -- as below
  return async <Body = any>(...request: Parameters<typeof once>): Promise<Answer<Body>> => {
    for (;;) {
      const answer = await once<Body & { code?: string }>(...request);
      if (answer.status !== 503 || answer.body.code !== 'busy') return answer;
    }
  };
};

/** The same, told also that others were in the way. */
export const callerOnce =
  (app: NestFastifyApplication) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- what an answer holds is what the test asserts
  async <Body = any>(
    who: SignedIn | undefined,
    method: Method,
    path: string,
    sent?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const url = `/api/${path}${method === 'GET' && sent && typeof sent === 'object' ? `?${queryOf(sent)}` : ''}`;
    const response = await app.inject({
      method,
      url,
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
      ...(method !== 'GET' && sent !== undefined && { payload: sent }),
    });
    const body = parsed(response.body, response.headers['content-type']);
    const [type = ''] = String(response.headers['content-type']).split(';');
    keepsContract(method, `/api/${path}`, { status: response.statusCode, type, body });
    return { status: response.statusCode, body: body as Body, headers: response.headers };
  };

export type Call = ReturnType<typeof caller>;
