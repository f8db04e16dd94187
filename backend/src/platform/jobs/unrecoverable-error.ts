import { redactEmails } from './redact.js';

export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';

  constructor(reason: unknown) {
    super(redactEmails(reason));
  }
}
