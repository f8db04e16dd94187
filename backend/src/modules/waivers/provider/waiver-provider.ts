import type { SignedPaper } from '../domain/signed-paper.js';

/** The provider does not have it, or not any more; asking again is useless. */
export class PaperMissing extends Error {
  constructor(waiverId: string) {
    super(`The provider has no waiver ${waiverId}`);
  }
}

/** The provider's news: a waiver was signed. */
export interface News {
  waiverId: string;
  credential: string;
}

/** Where waivers are signed and kept. Throws `PaperMissing` for what is not there, any other error if a retry may help. */
export abstract class WaiverProvider {
  /** The page on which one signs; what is signed there carries the account's id. Null: nothing is signed online. R194 */
  abstract signingAddress(templateId: string, accountId: string): string | null;
  abstract paper(waiverId: string): Promise<SignedPaper>;
  /** In base64. */
  abstract pdf(waiverId: string): Promise<string>;
  /** Ids of what an account has signed, newest first; a hundred at most. */
  abstract signedBy(accountId: string): Promise<readonly string[]>;
  /** Whether it comes from the provider. */
  abstract isGenuine(news: News): boolean;
}

/** Without a key there is nothing rather than an error. F04 */
export class NoWaiverProvider extends WaiverProvider {
  signingAddress = () => null;
  paper = (waiverId: string) => Promise.reject(new PaperMissing(waiverId));
  pdf = (waiverId: string) => Promise.reject(new PaperMissing(waiverId));
  signedBy = () => Promise.resolve([]);
  isGenuine = () => false;
}
