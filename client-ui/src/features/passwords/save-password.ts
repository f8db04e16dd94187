import { clearToken, post } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

type NewPassword = { readonly token: string; readonly password: string };
type ResetPassword = NewPassword & { readonly email: string };

/** Whoever was signed in on this device is not necessarily the owner of the new password. */
const create = async (input: NewPassword): Promise<void> => {
  await post('passwords/create', input);
  clearToken();
};

const reset = async (input: ResetPassword): Promise<void> => {
  await post('passwords/reset', input);
  clearToken();
};

/** For somebody invited, who has no password yet. */
export const useCreatePassword = () => useMutation({ mutationFn: create });

/** For somebody who forgot it. */
export const useResetPassword = () => useMutation({ mutationFn: reset });
