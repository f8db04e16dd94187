import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type MailReader = Reply<'mail_wishes/index'>['people'][number];

/** Which mails the people of an account do not want, and which do not reach them. */
export const useMailWishes = (holderId: string) =>
  useQuery({
    queryKey: keys.mailWishes(holderId),
    queryFn: ({ signal }) => get('mail_wishes/index', { account_person_id: holderId }, signal),
  });

export const useClearAddress = (holderId: string) => {
  const client = useQueryClient();
  return useMutation<ActionReply<'mails/clearAddress'>, ApiError, Input<'mails/clearAddress'>>({
    mutationKey: ['mails/clearAddress'],
    mutationFn: (input) => post('mails/clearAddress', input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.mailWishes(holderId) }),
  });
};
