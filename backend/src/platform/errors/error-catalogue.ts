import { Refusal, type RefusalKind } from './refusal.js';

type Text = string | ((...parts: never[]) => string);

export interface ErrorDescription<T extends Text = Text> {
  readonly kind: RefusalKind;
  readonly text: T;
  readonly field?: string;
}

type Parts<T> = T extends (...parts: infer P) => string ? P : [];
export type ErrorCatalogue<Described extends Record<string, ErrorDescription>> = {
  readonly [Code in keyof Described]: (...parts: Parts<Described[Code]['text']>) => Refusal;
};

export const conflict = <T extends Text>(text: T): ErrorDescription<T> => ({ kind: 'conflict', text });
export const denied = <T extends Text>(text: T): ErrorDescription<T> => ({ kind: 'forbidden', text });
export const absent = <T extends Text>(text: T): ErrorDescription<T> => ({ kind: 'absent', text });
export const unusable = <T extends Text>(text: T): ErrorDescription<T> => ({ kind: 'invalid_input', text });

export const unauthenticated = <T extends Text>(text: T): ErrorDescription<T> => ({ kind: 'signed_out', text });
export const fieldError = <T extends Text>(field: string, error: ErrorDescription<T>): ErrorDescription<T> => ({
  ...error,
  field,
});

const catalogues = new Map<string, Record<string, ErrorDescription>>();
export const errorCatalogues = (): ReadonlyMap<string, Record<string, ErrorDescription>> => catalogues;

/** `enrollmentErrors.horse_inactive('Biscuit')` makes the error to throw. Codes are part of the contract, each with one meaning. */
export function errorCatalogue<Described extends Record<string, ErrorDescription>>(
  module: string,
  described: Described,
) {
  catalogues.set(module, described);
  const make = ([code, { kind, text, field }]: [string, ErrorDescription]) => [
    code,
    (...parts: never[]) => {
      const message = typeof text === 'string' ? text : text(...parts);
      return new Refusal(kind, code, message, field === undefined ? undefined : [{ field, message }]);
    },
  ];
  return Object.fromEntries(Object.entries(described).map(make)) as ErrorCatalogue<Described>;
}
