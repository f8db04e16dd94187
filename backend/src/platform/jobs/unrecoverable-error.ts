import { redactEmails } from './redact.js';

/** Trying again would not help, e.g. an address that does not exist: the job is given up at once. */
export class UnrecoverableError extends Error {
  /** What BullMQ looks for. */
  override readonly name = 'UnrecoverableError';

  constructor(reason: unknown) {
    super(redactEmails(reason));
  }
}
