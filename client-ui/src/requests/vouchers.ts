import { ask, get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Whether the barn has ever sold a gift voucher: until then nothing is said of them. */
export const vouchersOfferedQuery = () =>
  queryOptions({
    queryKey: ['vouchers', 'offered'],
    queryFn: ({ signal }) => get('vouchers/offered', {}, signal),
    select: ({ has_vouchers }) => has_vouchers === 1,
    staleTime: 300_000,
  });

export type VoucherWish = {
  readonly code: string;
  readonly billing_person_id: string;
  readonly student_id: string;
};

/** What a code would give, and to whom; nothing is spent by it. */
export const lookAtVoucher = (wish: VoucherWish) => ask('vouchers/look', wish);
