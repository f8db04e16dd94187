import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { type ApiError, type CallName, newKey, post } from '@leadline/api-client';
import { keys } from './keys';

export type WriteOptions<Input, Reply> = Pick<UseMutationOptions<Reply, ApiError, Input>, 'onSuccess' | 'onError'>;

/** One action of a person on lessons: sent under its own key, then everything shown about lessons is fetched anew. */
export const useWrite = <Input extends object, Reply>(path: CallName, options: WriteOptions<Input, Reply> = {}) => {
  const client = useQueryClient();
  return useMutation<Reply, ApiError, Input>({
    mutationFn: (input) => post<Reply>(path, input, newKey()),
    ...options,
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
