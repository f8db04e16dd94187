import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type MailWishes = Reply<'mail_wishes/index'>;

const queryKey = ['mail-wishes'];

export const mailWishesQuery = () =>
  queryOptions({ queryKey, queryFn: ({ signal }) => get('mail_wishes/index', {}, signal) });

export const useMailWish = () => {
  const client = useQueryClient();
  return useMutation<Reply<'mail_wishes/change'>, ApiError, Input<'mail_wishes/change'>>({
    mutationFn: (wish) => post('mail_wishes/change', wish),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
