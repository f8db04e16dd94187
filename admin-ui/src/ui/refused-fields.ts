import { asApiError } from '@leadline/api-client';

export type Refused = Readonly<Record<string, string>> | { readonly root: { readonly serverError: string } };

/** A refusal as a form takes it: at the fields it names and the form has, or else about the form as a whole. */
export const refusedFields = (error: unknown, values: object): Refused => {
  const { errors, message } = asApiError(error);
  const own = errors.filter(({ field }) => field in values);
  if (own.length === 0) return { root: { serverError: errors[0]?.message ?? message } };
  return Object.fromEntries(own.map(({ field, message: words }) => [field, words]));
};
