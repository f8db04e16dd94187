import { asApiError, get, newKey, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { proofOf } from './proof';

export type OwnEnquiry = Reply<'public/enquiry'>;
export type PlaceForm = Reply<'public/placeForm'>;
export type AskedPlace = NonNullable<OwnEnquiry['place']>;
export type PlaceWritten = Omit<Input<'public/askForPlace'>, 'public_id' | 'lesson_id' | 'stamp' | 'proof'>;
export type Written = Omit<Input<'public/enquire'>, 'public_id' | 'stamp' | 'proof'>;

type Stamped = { readonly stamp: string; readonly proof: string };

export const proven = async <Form extends { stamp: string; proof_bits: number }>(form: Form, signal: AbortSignal) => ({
  ...form,
  proof: await proofOf(form.stamp, form.proof_bits, signal),
});
/** The sum is done once for a form. */
export const ONCE = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** A form that is good for one enquiry, with the sum that the server wants to see; reckoned while somebody types. */
export const enquiryFormQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['enquiry-form', publicId],
    queryFn: async ({ signal }) => proven(await get('public/enquiryForm', { public_id: publicId }, signal), signal),
    ...ONCE,
  });

/** As `enquiryFormQuery`, for a place in one lesson. */
export const placeFormQuery = (publicId: string, lessonId: string) =>
  queryOptions({
    queryKey: ['place-form', publicId, lessonId],
    queryFn: async ({ signal }) =>
      proven(await get('public/placeForm', { public_id: publicId, lesson_id: lessonId }, signal), signal),
    ...ONCE,
  });

/** A form that was open over night is replaced without a word. */
const useSend = <Sent>(
  form: (staleTime: number) => Promise<Stamped>,
  send: (stamped: Stamped, written: Sent) => Promise<unknown>,
) =>
  useMutation({
    mutationFn: async (written: Sent) => {
      const sent = async (staleTime: number) => {
        const { stamp, proof } = await form(staleTime);
        return send({ stamp, proof }, written);
      };
      try {
        return await sent(Infinity);
      } catch (error) {
        if (asApiError(error).code !== 'enquiry_form_old') throw error;
        return await sent(0);
      }
    },
  });

export const useEnquire = (publicId: string) => {
  const client = useQueryClient();
  return useSend<Written>(
    (staleTime) => client.fetchQuery({ ...enquiryFormQuery(publicId), staleTime }),
    (stamped, written) => post('public/enquire', { public_id: publicId, ...stamped, ...written }),
  );
};

export const useAskForPlace = (publicId: string, lessonId: string) => {
  const client = useQueryClient();
  return useSend<PlaceWritten>(
    (staleTime) => client.fetchQuery({ ...placeFormQuery(publicId, lessonId), staleTime }),
    (stamped, written) =>
      post('public/askForPlace', { public_id: publicId, lesson_id: lessonId, ...stamped, ...written }),
  );
};

export const ownEnquiryQuery = (publicId: string, token: string) =>
  queryOptions({
    queryKey: ['own-enquiry', publicId, token],
    queryFn: ({ signal }) => get('public/enquiry', { public_id: publicId, token }, signal),
  });

/** Begun when somebody pays, and not before. `total` in cents, as it was shown. */
export const beginPlace = ({ publicId, token, total }: { publicId: string; token: string; total: number }) =>
  post('public/payPlace', { public_id: publicId, token, total });

/** Recorded by the barn, once. */
export const recordPlace = ({ publicId, token, reference }: { publicId: string; token: string; reference: string }) =>
  post('public/placePaid', { public_id: publicId, token, reference });

export const useOwnRefreshed = (publicId: string, token: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ownEnquiryQuery(publicId, token).queryKey });
};

export const useConfirmEnquiry = (publicId: string, token: string) =>
  useMutation({
    mutationFn: () => post('public/confirmEnquiry', { public_id: publicId, token }),
    onSuccess: useOwnRefreshed(publicId, token),
  });

/** The same text sent again, because its answer was lost, is one text. */
export const useContinueEnquiry = (publicId: string, token: string) => {
  const key = useRef(newKey());
  const refresh = useOwnRefreshed(publicId, token);
  return useMutation({
    mutationFn: (message: string) =>
      post('public/continueEnquiry', { public_id: publicId, token, key: key.current, message }),
    onSuccess: () => {
      key.current = newKey();
      return refresh();
    },
  });
};

export const useWithdrawPlace = (publicId: string, token: string) =>
  useMutation({
    mutationFn: () => post('public/withdrawPlace', { public_id: publicId, token }),
    onSuccess: useOwnRefreshed(publicId, token),
  });
