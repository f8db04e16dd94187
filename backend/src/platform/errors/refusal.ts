export interface FieldError {
  field: string;
  message: string;
}

/** Only the error filter turns kinds into HTTP statuses. */
export type RefusalKind =
  | 'invalid_input'
  | 'signed_out'
  | 'forbidden'
  | 'absent'
  | 'conflict'
  | 'stale'
  | 'key_reused'
  | 'too_large'
  | 'too_many'
  | 'unavailable';

/** `code` is stable and machine-readable; the message is shown to people as it is. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly errors?: FieldError[],
    readonly current?: unknown,
  ) {
    super(message);
  }
}

export const invalid = (field: string, message: string) =>
  new Refusal('invalid_input', 'invalid_input', message, [{ field, message }]);
/** What is out of use cannot be newly chosen; whoever has it keeps it. F20 */
export const inactiveChoice = (field: string, what: string) =>
  invalid(field, `This ${what} is inactive. Activate it first, or choose another.`);
/** Absent, another barn's or another family's: indistinguishable from outside. */
export const notFound = (what: string, field?: string) => {
  const message = `${what} was not found.`;
  return new Refusal('absent', 'not_found', message, field === undefined ? undefined : [{ field, message }]);
};
export const forbidden = (message = 'You are not allowed to do this.') =>
  new Refusal('forbidden', 'forbidden', message);
/** The session sees the product as somebody else would. */
export const onlyLooking = () =>
  new Refusal('forbidden', 'only_looking', 'You are only looking. Go back to your own view to change something.');
export const stale = (current: unknown) =>
  new Refusal(
    'stale',
    'stale',
    'Somebody else changed this meanwhile. Look at the current version and try again.',
    undefined,
    current,
  );
export const tooMany = (message: string) => new Refusal('too_many', 'too_many', message);
/** Nothing was done, so the request may be repeated. */
export const unavailable = () =>
  new Refusal('unavailable', 'try_again', 'Leadline cannot answer right now. Please try again in a moment.');
/** The wait for a turn took too long. */
export const busy = () =>
  new Refusal('unavailable', 'busy', 'A lot is going on at the moment. Please try again in a moment.');
export const refuse = (code: string, message: string) => new Refusal('conflict', code, message);

/** What a check refuses, without being refused by it; any other error is thrown. */
export function refusalOf(check: () => unknown): Refusal | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
