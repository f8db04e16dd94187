import { asApiError } from '@leadline/api-client';

export type Refused = Readonly<Record<string, string>> | { readonly root: { readonly serverError: string } };

/** A refusal as react-admin's forms take it: at the fields that it names, or else about the form as a whole. */
export const refusedFields = (error: unknown): Refused => {
  const { errors, message } = asApiError(error);
  if (errors.length === 0) return { root: { serverError: message } };
  return Object.fromEntries(errors.map(({ field, message: words }) => [field, words]));
};
