import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import { identityErrors } from './errors.js';

/** Besides the account holder. */
export const MOST_OF_A_FAMILY = 6;

export interface InvitingAccount {
  readonly accountId: string;
  readonly holderName: string;
  readonly isActive: boolean;
  /** Everybody else of the account who has a sign-in, invited or not yet signed in. */
  readonly signIns: readonly { personId: string; name: string }[];
  /** Riders of the account, the holder among them where they ride. */
  readonly riders: readonly { personId: string; name: string; isActive: boolean }[];
}

export interface FamilyInvitation {
  part: FamilyPart;
  /** Of a teen: which rider of the account. */
  riderId?: string;
  /** Of everybody else. */
  firstName?: string;
  lastName?: string;
  mayBuy?: boolean;
  getsMails?: boolean;
}

/** Who it becomes: a rider who stands there already, or somebody new by name. */
export interface Invited {
  personId: string | null;
  firstName: string;
  lastName: string;
  part: FamilyPart;
  mayBuy: boolean;
  getsMails: boolean;
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A teen is a rider of the account and a guardian or reader is somebody else; each signs in once. */
export function decideFamilyInvitation(account: InvitingAccount, wish: FamilyInvitation): Invited {
  const { accountId, holderName, isActive, signIns } = account;
  if (!isActive) throw identityErrors.login_of_inactive(holderName);
  if (signIns.length >= MOST_OF_A_FAMILY) throw identityErrors.family_full(MOST_OF_A_FAMILY);
  const { part, mayBuy = false, getsMails = true } = wish;
  if (part === 'teen') {
    if (wish.riderId === accountId) throw identityErrors.holder_signs_in();
    const rider = account.riders.find(({ personId }) => personId === wish.riderId);
    if (!rider) throw notFound('The rider', 'rider_id');
    if (!rider.isActive) throw identityErrors.login_of_inactive(rider.name);
    if (signIns.some(({ personId }) => personId === rider.personId)) throw identityErrors.in_family_already(rider.name);
    return { personId: rider.personId, firstName: '', lastName: '', part, mayBuy, getsMails: false };
  }
  const [firstName, lastName] = [wish.firstName?.trim() ?? '', wish.lastName?.trim() ?? ''];
  if (!firstName) throw invalid('first_name', 'First Name Required');
  const name = `${firstName} ${lastName}`.trim();
  if (alike(name, holderName)) throw identityErrors.holder_signs_in();
  if (signIns.some((one) => alike(one.name, name))) throw identityErrors.in_family_already(name);
  return { personId: null, firstName, lastName, part, mayBuy: false, getsMails: part === 'guardian' && getsMails };
}
