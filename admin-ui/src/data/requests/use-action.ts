import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { post, type Action, type ActionReply, type ApiError, type Input } from '@leadline/api-client';

/** One action of a person; done or refused, all that is shown of what it changes is asked for anew. */
export const useAction = <Name extends Action>(name: Name, shown: readonly QueryKey[]) => {
  const client = useQueryClient();
  return useMutation<ActionReply<Name>, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: (input) => post(name, input),
    onSettled: () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
