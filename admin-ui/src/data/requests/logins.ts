import { useQuery, type QueryKey } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type UserAccount = Reply<'vusers/userAccount'>;
export type Login = NonNullable<UserAccount['user']>;

/** A person's login, and what one could be made of. */
export const useUserAccount = (personId: string) =>
  useQuery({
    queryKey: keys.userAccount(personId),
    queryFn: ({ signal }) => get('vusers/userAccount', { person_id: personId }, signal),
  });

type LoginAction =
  | 'vusers/addClientUserAccount'
  | 'vusers/resendInvitation'
  | 'vusers/removerUserAccount'
  | 'vusers/updateUserRole';

/** Whether somebody signs in stands in lists and homes, too. */
const shownWith: readonly QueryKey[] = [
  keys.staff,
  keys.clients,
  keys.roles,
  ['staff', 'getList'],
  ['accounts', 'getList'],
];

const useChange = <Name extends LoginAction>(name: Name, personId: string) =>
  useAction(name, [keys.userAccount(personId), ...shownWith]);
export const useAddLogin = (personId: string) => useChange('vusers/addClientUserAccount', personId);
export const useResendInvitation = (personId: string) => useChange('vusers/resendInvitation', personId);
export const useRemoveLogin = (personId: string) => useChange('vusers/removerUserAccount', personId);
export const useGiveRole = (personId: string) => useChange('vusers/updateUserRole', personId);

type FamilySignIns = Reply<'family_sign_ins/index'>;
export type FamilySignIn = FamilySignIns['sign_ins'][number];

/** Who of a family signs in besides its account holder. */
export const useFamilySignIns = (holderId: string) =>
  useQuery({
    queryKey: keys.familySignIns(holderId),
    queryFn: ({ signal }) => get('family_sign_ins/index', { account_person_id: holderId }, signal),
  });

type Keeping =
  | 'family_sign_ins/invite'
  | 'family_sign_ins/resend'
  | 'family_sign_ins/change'
  | 'family_sign_ins/remove';

export const useKeepFamilySignIns = <Name extends Keeping>(name: Name, holderId: string) =>
  useAction(name, [keys.familySignIns(holderId), keys.userAccounts]);
