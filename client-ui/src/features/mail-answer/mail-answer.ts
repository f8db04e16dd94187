import { ask, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type MailAnswer = Reply<'mail_answers/read'>;

const keyOf = (token: string) => ['mail-answer', token];

/** Opening the page asks, and answers nothing. */
export const mailAnswerQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: (): Promise<MailAnswer> => ask('mail_answers/read', { token }),
    staleTime: 0,
    gcTime: 0,
  });

/** How it stands afterwards is the answer; where it was refused, it is asked anew. */
export const useAnswer = <Name extends 'mail_answers/come' | 'mail_answers/cancel'>(name: Name, token: string) => {
  const client = useQueryClient();
  return useMutation<MailAnswer, ApiError, Omit<Input<Name>, 'token'>>({
    mutationFn: (seen) => post(name, { token, ...seen } as Input<Name>) as Promise<MailAnswer>,
    onSuccess: (standing) => client.setQueryData(keyOf(token), standing),
    onError: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  });
};
