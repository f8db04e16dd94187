/** One field of a request and what is wrong with it, in words. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * The one way to refuse. `code` is stable and machine readable, `message` is shown to people as it is.
 * 400 input · 401 no token · 403 not allowed · 404 absent or not yours · 409 a rule says no · 412 stale · 422 key reused · 429 too many.
 */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 422 | 429,
    readonly code: string,
    message: string,
    readonly errors?: FieldError[],
    /** For 412: what the record looks like now. */
    readonly current?: unknown,
  ) {
    super(message);
  }
}

/** A rule of the barn says no. */
export const refuse = (code: string, message: string) => new Refusal(409, code, message);
/** The input is unusable; names the field. */
export const invalid = (field: string, message: string) => new Refusal(400, 'invalid_input', message, [{ field, message }]);
/** Absent, or another barn's, or another family's: the three look alike. */
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} was not found.`);
export const forbidden = (message = 'You are not allowed to do this.') => new Refusal(403, 'forbidden', message);
/** The screen's version is behind. */
export const stale = (current: unknown) =>
  new Refusal(412, 'stale', 'Somebody else changed this meanwhile. Look at the current version and try again.', undefined, current);
