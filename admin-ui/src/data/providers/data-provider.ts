import simpleRestProvider from 'ra-data-simple-rest';
import { ApiError, goToLogin, once, readToken, unreachable } from '@leadline/api-client';
import { refusedFields } from './refused-fields';

type Http = { status: number; headers: Headers; body: string; json: unknown };

/** React-admin's forms look for a refusal in `body.errors`; what was changed meanwhile, they show by themselves. */
const forForm = (refusal: ApiError) =>
  Object.assign(refusal, { body: refusal.status === 412 ? {} : { errors: refusedFields(refusal) } });

const send = async (url: string, options: RequestInit, key?: string): Promise<Http> => {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Authorization', `Bearer ${readToken() ?? ''}`);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  const response = await fetch(url, { ...options, headers }).catch((thrown: unknown) => {
    throw thrown instanceof TypeError ? forForm(unreachable()) : thrown;
  });
  if (response.status === 401) goToLogin();
  const body = await response.text();
  const json: unknown = body ? JSON.parse(body) : {};
  if (!response.ok) throw forForm(new ApiError(response.status, json as object));
  return { status: response.status, headers: response.headers, body, json };
};

/** The same session, the same keys and the same errors as every other call of the staff screens. */
const authorised = (url: string, options: RequestInit = {}): Promise<Http> => {
  const { method = 'GET', body } = options;
  if (method === 'GET') return send(url, options);
  return once(`${method} ${url} ${String(body)}`, (key) => send(url, options, key));
};

export const dataProvider = simpleRestProvider('/api/rest', authorised);
