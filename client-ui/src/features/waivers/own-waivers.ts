import { get, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { waiversQuery } from './waivers';

export type Standing = Reply<'own_waiver/standing'>;
export type RiderStanding = Standing['templates'][number]['riders'][number];

/** Who of the family has signed which of the barn's own waivers, and until when. */
export const standingQuery = (personId: string) =>
  queryOptions({
    queryKey: ['own-waivers', personId],
    queryFn: ({ signal }) => get('own_waiver/standing', { person_id: personId }, signal),
  });

/** What it says now: it is read before it is signed, so never from what was kept. */
export const ownWaiverQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-waiver', id],
    queryFn: ({ signal }) => get('own_waiver/text', { id }, signal),
    staleTime: 0,
  });

type Signed = Reply<'own_waiver/sign'>;

/** The form is gone once it is signed: `onSigned` is told before what is shown of the family is fetched anew. */
export const useSignWaiver = (personId: string, id: string, onSigned: (signed: Signed) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: Omit<Input<'own_waiver/sign'>, 'id'>) => post('own_waiver/sign', { id, ...form }),
    onSuccess: onSigned,
    // A text that was changed meanwhile is read again where it stands.
    onSettled: () => {
      for (const { queryKey } of [standingQuery(personId), waiversQuery(personId), ownWaiverQuery(id)])
        void client.invalidateQueries({ queryKey });
    },
  });
};
