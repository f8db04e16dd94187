import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { post, type Action, type ActionReply, type ApiError, type Input } from '@leadline/api-client';
import { keys } from './keys';

export type WriteOptions<Name extends Action> = Pick<
  UseMutationOptions<ActionReply<Name>, ApiError, Input<Name>>,
  'onSuccess' | 'onError' | 'networkMode'
>;

/**
 * One action of a person on lessons: sent under its own key, then everything shown about lessons is fetched anew. What it would do is
 * asked again only if it was refused: once done, its lesson may be gone.
 */
export const useWrite = <Name extends Action>(name: Name, options: WriteOptions<Name> = {}) => {
  const client = useQueryClient();
  return useMutation<ActionReply<Name>, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: (input) => post(name, input),
    ...options,
    onSettled: (_reply, refusal) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.previews, refetchType: refusal ? 'active' : 'none' }),
        client.invalidateQueries({
          queryKey: keys.lessons,
          predicate: ({ queryKey }) => queryKey[1] !== keys.previews[1],
        }),
      ]),
  });
};
