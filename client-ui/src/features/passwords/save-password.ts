import { clearToken, post, type Input } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';

/** Whoever was signed in on this device is not necessarily the owner of the new password. */
const create = async (input: Input<'passwords/create'>): Promise<void> => {
  await post('passwords/create', input);
  clearToken();
};

const reset = async (input: Input<'passwords/reset'>): Promise<void> => {
  await post('passwords/reset', input);
  clearToken();
};

/** For somebody invited, who has no password yet. */
export const useCreatePassword = () => useMutation({ mutationFn: create });

/** For somebody who forgot it. */
export const useResetPassword = () => useMutation({ mutationFn: reset });
