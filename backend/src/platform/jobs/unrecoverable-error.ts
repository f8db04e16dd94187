import { redactEmails } from './redact.js';

/** A retry would not help, for example for an address that does not exist. */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';

  constructor(reason: unknown) {
    super(redactEmails(reason));
  }
}
