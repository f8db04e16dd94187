import { readClaims, storeToken, post, type Claims, type Input } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

const authenticate = async (signIn: Input<'authenticate'>): Promise<Claims> => {
  const { auth_token } = await post('authenticate', signIn);
  storeToken(auth_token);
  const claims = readClaims();
  if (!claims) throw new Error('The clock of this device seems to be wrong. Set it and sign in again.');
  return claims;
};

export const useAuthenticate = () => useMutation({ mutationFn: authenticate });
