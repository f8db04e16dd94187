import simpleRestProvider from 'ra-data-simple-rest';
import { ApiError, goToLogin, newKey, readToken } from '@leadline/api-client';
import { refusedFields } from '@/ui/refused-fields';

type Http = { status: number; headers: Headers; body: string; json: unknown };

/** React-admin's forms look for a refusal in `body.errors`; what was changed meanwhile, they show by themselves. */
const forForm = (refusal: ApiError) =>
  Object.assign(refusal, { body: refusal.status === 412 ? {} : { errors: refusedFields(refusal) } });

/** The same session and the same errors as every other call of the staff screens. */
const authorised = async (url: string, options: RequestInit = {}): Promise<Http> => {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Authorization', `Bearer ${readToken() ?? ''}`);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (options.method && options.method !== 'GET') headers.set('Idempotency-Key', newKey());
  const response = await fetch(url, { ...options, headers });
  if (response.status === 401) goToLogin();
  const body = await response.text();
  const json: unknown = body ? JSON.parse(body) : {};
  if (!response.ok) throw forForm(new ApiError(response.status, json as object));
  return { status: response.status, headers: response.headers, body, json };
};

export const dataProvider = simpleRestProvider('/api/rest', authorised);
