import { UnrecoverableError } from 'bullmq';
import { withoutAddresses } from './private-words.js';

/** Trying again would not help, e.g. an address that does not exist: the job is given up at once. */
export class Hopeless extends UnrecoverableError {
  constructor(reason: unknown) {
    super(withoutAddresses(reason));
  }
}
