export interface FieldError {
  field: string;
  message: string;
}

/** Why something is refused. What HTTP makes of it is known to the error filter alone. */
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

/** The one way to refuse. `code` is stable and machine readable, the message is shown to people as it is. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly errors?: FieldError[],
    /** For `stale`: what the record looks like now. */
    readonly current?: unknown,
  ) {
    super(message);
  }
}

export const invalid = (field: string, message: string) =>
  new Refusal('invalid_input', 'invalid_input', message, [{ field, message }]);
/** Absent, or another barn's, or another family's: the three look alike. */
export const notFound = (what: string) => new Refusal('absent', 'not_found', `${what} was not found.`);
export const forbidden = (message = 'You are not allowed to do this.') =>
  new Refusal('forbidden', 'forbidden', message);
export const stale = (current: unknown) =>
  new Refusal(
    'stale',
    'stale',
    'Somebody else changed this meanwhile. Look at the current version and try again.',
    undefined,
    current,
  );
export const tooMany = (message: string) => new Refusal('too_many', 'too_many', message);
/** The database is away: nothing has been done, and the same request may be sent again. */
export const unavailable = () =>
  new Refusal('unavailable', 'try_again', 'Leadline cannot answer right now. Please try again in a moment.');
/** Others are before it in the line, for longer than anybody is left waiting. */
export const busy = () =>
  new Refusal('unavailable', 'busy', 'A lot is going on at the moment. Please try again in a moment.');
/** A rule says no, told on the spot. Modules name theirs in a catalogue instead. */
export const refuse = (code: string, message: string) => new Refusal('conflict', code, message);
