import { readClaims, storeToken, post, type Claims, type Input } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

/** Others' guesses do not slow down the sign-in on a device that has signed in before. */
const deviceKey = 'leadline.device';

const authenticate = async (signIn: Input<'authenticate'>): Promise<Claims> => {
  const known = localStorage.getItem(deviceKey);
  const { auth_token, device } = await post('authenticate', { ...signIn, ...(known && { device: known }) });
  localStorage.setItem(deviceKey, device);
  return signedInBy(auth_token);
};

/** Keeps the token. Throws where this device takes a fresh one for over. */
export const signedInBy = (token: string): Claims => {
  storeToken(token);
  const claims = readClaims();
  if (!claims) throw new Error('The clock of this device seems to be wrong. Set it and sign in again.');
  return claims;
};

export const useAuthenticate = () => useMutation({ mutationFn: authenticate });
