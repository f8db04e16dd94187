import type { Reply } from '@leadline/api-client';

/** Of whoever is signed in: null is the account holder. */
export type Part = 'guardian' | 'teen' | 'reader' | null;

export type SignIn = Reply<'family_sign_ins/index'>['sign_ins'][number];

export type May = {
  /** Who is on the account, and who else signs in. */
  readonly keepAccount: boolean;
  /** Notes, money, waivers. */
  readonly actForFamily: boolean;
  /** Packages, and what is known of a rider. */
  readonly seePackages: boolean;
};

/** What a part opens on the screens; the server refuses the rest. What the barn's settings say is narrowed by the server. */
export const mayOf = (part: Part): May => ({
  keepAccount: part === null,
  actForFamily: part === null || part === 'guardian',
  seePackages: part !== 'reader',
});
