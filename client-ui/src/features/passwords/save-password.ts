import { clearToken } from '@leadline/api-client';
import { useMutation } from '@tanstack/react-query';
import { write, type Input } from '../../requests/contract';

/** Whoever was signed in on this device is not necessarily the owner of the new password. */
const create = async (input: Input<'passwords/create'>): Promise<void> => {
  await write('passwords/create', input);
  clearToken();
};

const reset = async (input: Input<'passwords/reset'>): Promise<void> => {
  await write('passwords/reset', input);
  clearToken();
};

/** For somebody invited, who has no password yet. */
export const useCreatePassword = () => useMutation({ mutationFn: create });

/** For somebody who forgot it. */
export const useResetPassword = () => useMutation({ mutationFn: reset });
