import { asApiError, get, newKey, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { proofOf } from './proof';

export type OwnEnquiry = Reply<'public/enquiry'>;
export type Written = Omit<Input<'public/enquire'>, 'public_id' | 'stamp' | 'proof'>;

/** A form that is good for one enquiry, with the sum that the server wants to see; reckoned while somebody types. */
export const enquiryFormQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['enquiry-form', publicId],
    queryFn: async ({ signal }) => {
      const form = await get('public/enquiryForm', { public_id: publicId }, signal);
      return { ...form, proof: await proofOf(form.stamp, form.proof_bits, signal) };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A form that was open over night is replaced without a word. */
export const useEnquire = (publicId: string) => {
  const client = useQueryClient();
  const form = enquiryFormQuery(publicId);
  const send = async (written: Written, staleTime: number) => {
    const { stamp, proof } = await client.fetchQuery({ ...form, staleTime });
    return post('public/enquire', { public_id: publicId, stamp, proof, ...written });
  };
  return useMutation({
    mutationFn: async (written: Written) => {
      try {
        return await send(written, Infinity);
      } catch (error) {
        if (asApiError(error).code !== 'enquiry_form_old') throw error;
        return await send(written, 0);
      }
    },
  });
};

export const ownEnquiryQuery = (publicId: string, token: string) =>
  queryOptions({
    queryKey: ['own-enquiry', publicId, token],
    queryFn: ({ signal }) => get('public/enquiry', { public_id: publicId, token }, signal),
  });

const useRefreshed = (publicId: string, token: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ownEnquiryQuery(publicId, token).queryKey });
};

export const useConfirmEnquiry = (publicId: string, token: string) =>
  useMutation({
    mutationFn: () => post('public/confirmEnquiry', { public_id: publicId, token }),
    onSuccess: useRefreshed(publicId, token),
  });

/** The same text sent again, because its answer was lost, is one text. */
export const useContinueEnquiry = (publicId: string, token: string) => {
  const key = useRef(newKey());
  const refresh = useRefreshed(publicId, token);
  return useMutation({
    mutationFn: (message: string) =>
      post('public/continueEnquiry', { public_id: publicId, token, key: key.current, message }),
    onSuccess: () => {
      key.current = newKey();
      return refresh();
    },
  });
};
