import { asApiError, get, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ONCE, proven } from '../enquiry/enquiries';

export type VoucherForm = Reply<'public/voucherForm'>;
export type VoucherWritten = Omit<Input<'public/orderVoucher'>, 'public_id' | 'stamp' | 'proof'>;
/** What was ordered, and the stamp of its form, which is the key to it. */
export type Ordered = Reply<'public/orderVoucher'> & { readonly stamp: string; readonly written: VoucherWritten };

/** A form that is good for one voucher, with the sum that the server wants to see; reckoned while somebody types. */
export const voucherFormQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['voucher-form', publicId],
    queryFn: async ({ signal }) => proven(await get('public/voucherForm', { public_id: publicId }, signal), signal),
    ...ONCE,
  });

/** Nothing is paid yet. A form that was open over night is replaced without a word. */
export const useOrderVoucher = (publicId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (written: VoucherWritten): Promise<Ordered> => {
      const sent = async (staleTime: number): Promise<Ordered> => {
        const { stamp, proof } = await client.fetchQuery({ ...voucherFormQuery(publicId), staleTime });
        const ordered = await post('public/orderVoucher', { public_id: publicId, stamp, proof, ...written });
        return { ...ordered, stamp, written };
      };
      try {
        return await sent(Infinity);
      } catch (error) {
        if (asApiError(error).code !== 'voucher_form_old') throw error;
        return await sent(0);
      }
    },
  });
};

/** Begun when somebody pays, and not before. `total` in cents, as it was shown. */
export const beginVoucher = (publicId: string, { stamp, total }: Ordered) =>
  post('public/payVoucher', { public_id: publicId, stamp, total });

/** Recorded by the barn, once. */
export const recordVoucher = (publicId: string, { stamp }: Ordered, reference: string) =>
  post('public/voucherPaid', { public_id: publicId, stamp, reference });
