import type { DeclaredRoute } from '../auth/undeclared-routes.js';

export const REFUSALS: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['InvalidInput', 'The input makes no sense'],
  401: ['SignedOut', 'Nobody is signed in'],
  403: ['Forbidden', 'This caller may not'],
  404: ['NotFound', 'There is no such thing, or not for this caller'],
  409: ['Conflict', 'A rule says no'],
  412: ['Stale', 'Changed meanwhile by somebody else; `current` is what it looks like now'],
  413: ['TooLarge', 'More than the server takes'],
  414: ['AddressTooLong', 'The address is longer than any of ours'],
  415: ['UnsupportedMedia', 'Not of the kind that the call takes'],
  422: ['KeyReused', 'The Idempotency-Key was used for another request'],
  429: ['TooMany', 'Too many requests, or attempts'],
  503: ['TryAgain', 'The database does not answer; the same request may be sent again'],
};

export interface Taken {
  parameters: readonly { in: string; schema?: object }[];
  body?: Readonly<Record<string, object>>;
}

export const takesIdempotencyKey = ({ method, access }: DeclaredRoute) =>
  method !== 'GET' && access !== 'public' && [access?.adm, access?.ins, access?.stu].some(Boolean);

const isId = (schema: object = {}): boolean =>
  ('format' in schema && schema.format === 'uuid') || ('items' in schema && isId(schema.items as object));

export function errorsOf(route: DeclaredRoute, { parameters, body }: Taken): number[] {
  const isInPath = parameters.some((one) => one.in === 'path');
  const takesIds = isInPath || parameters.some((one) => isId(one.schema)) || Object.values(body ?? {}).some(isId);
  const can: Record<number, boolean> = {
    400: parameters.length > 0 || body !== undefined,
    401: route.access !== 'public',
    // An API key is refused where everybody who signs in is not.
    403: route.access !== 'public',
    404: takesIds,
    409: route.method !== 'GET' && route.access !== 'public',
    412: Object.keys(body ?? {}).some((field) => field === 'version' || field.startsWith('seen_')),
    413: body !== undefined,
    414: isInPath,
    415: body !== undefined,
    422: takesIdempotencyKey(route),
    429: true,
    503: true,
  };
  return Object.keys(can)
    .map(Number)
    .filter((status) => can[status]);
}
