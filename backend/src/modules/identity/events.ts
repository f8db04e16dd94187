import type { ApiScope } from '../../platform/auth/api-scopes.js';
import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { FamilyPart } from '../../platform/tenancy/family-part.js';

export type LinkPurpose = 'create' | 'reset';

/** A person can sign in from now on. The address is in the table only. */
export type LoginCreated = DomainEvent<
  'identity.LoginCreated',
  { loginId: string; personId: string; userType: 'ADM' | 'INS' | 'STU'; roleId: string | null }
>;
/** The login and all its tokens are invalid. F22 */
export type LoginRemoved = DomainEvent<'identity.LoginRemoved', { loginId: string; personId: string }>;
export type LoginRoleChanged = DomainEvent<
  'identity.LoginRoleChanged',
  { loginId: string; personId: string; roleId: string | null }
>;
/** The token is not in the log: `passwordLink(secret, …)` computes it from `tokenId`. */
export type PasswordLinkRequested = DomainEvent<
  'identity.PasswordLinkRequested',
  { loginId: string; personId: string; purpose: LinkPurpose; tokenId: string }
>;
export type PasswordChosen = DomainEvent<'identity.PasswordChosen', { loginId: string; purpose: LinkPurpose }>;

/** What a login may do in its family, from now on. `mayBuy` is of teens, `getsMails` of guardians. */
export type FamilyPartGiven = DomainEvent<
  'identity.FamilyPartGiven',
  { loginId: string; personId: string; part: FamilyPart; mayBuy: boolean; getsMails: boolean }
>;

/** Another program may read what these scopes open. The key is in no table and no event. */
export type ApiKeyMade = DomainEvent<
  'identity.ApiKeyMade',
  { apiKeyId: string; scopes: readonly ApiScope[]; endsOn: string | null }
>;
export type ApiKeyRevoked = DomainEvent<'identity.ApiKeyRevoked', { apiKeyId: string }>;

export type IdentityEvent =
  | ApiKeyMade
  | ApiKeyRevoked
  | LoginCreated
  | LoginRemoved
  | LoginRoleChanged
  | FamilyPartGiven
  | PasswordLinkRequested
  | PasswordChosen;

const ID = '01930000-0000-7000-8000-00000000000';

export const identityEvents: EventCatalogue<IdentityEvent> = {
  'identity.LoginCreated': {
    version: 1,
    meaning: 'A person of the barn was given a login.',
    example: { loginId: `${ID}1`, personId: `${ID}2`, userType: 'STU', roleId: null },
  },
  'identity.LoginRemoved': {
    version: 1,
    meaning: 'A login was removed; its tokens are worthless.',
    endsSessions: true,
    example: { loginId: `${ID}1`, personId: `${ID}2` },
  },
  'identity.LoginRoleChanged': {
    version: 1,
    meaning: 'A login was given another role, or none.',
    endsSessions: true,
    example: { loginId: `${ID}1`, personId: `${ID}2`, roleId: `${ID}3` },
  },
  'identity.FamilyPartGiven': {
    version: 1,
    meaning: 'What somebody of a family may do with a sign-in of their own was set.',
    endsSessions: true,
    example: { loginId: `${ID}1`, personId: `${ID}2`, part: 'guardian', mayBuy: false, getsMails: true },
  },
  'identity.PasswordLinkRequested': {
    version: 1,
    meaning: 'A link to create or reset a password is to be sent.',
    example: { loginId: `${ID}1`, personId: `${ID}2`, purpose: 'reset', tokenId: `${ID}4` },
  },
  'identity.PasswordChosen': {
    version: 1,
    meaning: 'Somebody chose a password through a link; older tokens are worthless.',
    endsSessions: true,
    example: { loginId: `${ID}1`, purpose: 'reset' },
  },
  'identity.ApiKeyMade': {
    version: 1,
    meaning: 'A key was made by which another program reads.',
    example: { apiKeyId: `${ID}5`, scopes: ['calendar'], endsOn: '2027-06-30' },
  },
  'identity.ApiKeyRevoked': {
    version: 1,
    meaning: 'A key by which another program read is worthless.',
    endsSessions: true,
    example: { apiKeyId: `${ID}5` },
  },
};
