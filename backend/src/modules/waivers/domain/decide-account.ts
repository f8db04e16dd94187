import type { SignedPaper } from './signed-paper.js';

/** Whom a barn knows of a signed waiver. */
export interface Acquaintance {
  /** The account holder whose id the signing link carried. */
  tagged: string | null;
  /** Account holders of everybody who has the signer's address. */
  withEmail: readonly string[];
  /** Somebody has the address, even without an account. */
  isKnownEmail: boolean;
}

export type Signer =
  | { kind: 'known'; personId: string }
  | { kind: 'new'; firstName: string; lastName: string; email: string }
  | { kind: 'nobody' };

/** By the tag, else by the email, if it is one account's; an unknown one becomes an account where the template says so. F04, R229 */
export function decideSigner(paper: SignedPaper, known: Acquaintance, createsAccount: boolean): Signer {
  const personId = known.tagged ?? only(known.withEmail);
  if (personId) return { kind: 'known', personId };
  const { firstName, lastName } = responsible(paper);
  if (!createsAccount || known.isKnownEmail || !paper.email || !firstName) return { kind: 'nobody' };
  return { kind: 'new', firstName, lastName, email: paper.email };
}

/** Barns may share a template, but a waiver is one barn's: who knows the signer, else the only one. Undefined if nobody can tell. */
export function decideBarn(barns: readonly { farmId: string; known: Acquaintance }[]) {
  const tagged = barns.filter(({ known }) => known.tagged !== null);
  const acquainted = barns.filter(({ known }) => known.withEmail.length > 0);
  return only(tagged.length > 0 ? tagged : acquainted.length > 0 ? acquainted : barns)?.farmId;
}

const only = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined);

/** A child's account is the guardian's. */
const responsible = ({ firstName, lastName, details: { guardian } }: SignedPaper) =>
  guardian?.firstName ? guardian : { firstName, lastName };
