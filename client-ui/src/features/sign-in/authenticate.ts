import { post, readClaims, storeToken, type Claims } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

type SignIn = { readonly email: string; readonly password: string };
type Reply = { readonly auth_token: string };

const authenticate = async (signIn: SignIn): Promise<Claims> => {
  const { auth_token } = await post<Reply>('authenticate', signIn);
  storeToken(auth_token);
  const claims = readClaims();
  if (!claims) throw new Error('The clock of this device seems to be wrong. Set it and sign in again.');
  return claims;
};

export const useAuthenticate = () => useMutation({ mutationFn: authenticate });
