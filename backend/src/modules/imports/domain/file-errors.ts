import { invalid } from '../../../platform/errors/refusal.js';

/** What is wrong with a file as a whole, at its field. */
export const unreadable = (message: string) => invalid('file', message);
