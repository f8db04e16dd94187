import type { AuthProvider } from 'react-admin';
import { claimsWithoutSignal, clearToken, goToLogin, readClaims, readToken } from '@leadline/api-client';
import { withoutSignal } from '@/data/without-signal/kept';
import { barnQuery } from '@/data/requests/barn';
import { permissionsQuery } from '@/data/requests/permissions';
import { mayAct } from './access';
import { queryClient } from './query-client';

/** Sign-in itself is the portal's; here the stored token only has to be there and unspent. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(goToLogin()),
  logout: async () => {
    // Also called when nobody is signed in: then the way leads back here after signing in.
    if (!readClaims()) {
      goToLogin();
      return false;
    }
    await withoutSignal()
      .then(({ signOut }) => signOut())
      .catch(() => undefined);
    await import('@leadline/api-client/push-browser')
      .then(({ leavePush }) => leavePush(readToken()))
      .catch(() => undefined);
    clearToken();
    location.assign('/logout');
    return false;
  },
  checkAuth: () => {
    if (readClaims() ?? claimsWithoutSignal()) return Promise.resolve();
    goToLogin();
    // Neither yes nor no: a refusal would be asked about again and again until the page is gone.
    return new Promise(() => undefined);
  },
  checkError: () => Promise.resolve(),
  // Asked for while the way to the sign-in is already taken: then there is nobody to ask about.
  getPermissions: () =>
    (readClaims() ?? claimsWithoutSignal()) ? queryClient.ensureQueryData(permissionsQuery) : Promise.resolve([]),
  getIdentity: async () => {
    const { currentUser } = await queryClient.ensureQueryData(barnQuery);
    return { id: currentUser.person_id ?? currentUser.username, fullName: currentUser.person_name };
  },
  canAccess: async ({ resource, action }) =>
    mayAct({ resource, action }, { claims: readClaims(), codes: await queryClient.ensureQueryData(permissionsQuery) }),
};
