import { createHash } from 'node:crypto';
import { signedWords, type SignedContent } from '../domain/signed-words.js';

/** SHA-256 in hexadecimal. */
export const fingerprintOf = (content: SignedContent) =>
  createHash('sha256').update(signedWords(content)).digest('hex');
