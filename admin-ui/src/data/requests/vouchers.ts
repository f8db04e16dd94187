import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ask, getFile, type ActionReply, type ApiError, type Input } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type AskedVouchers = Input<'vouchers/search'>;
export type Vouchers = ActionReply<'vouchers/search'>;
export type Voucher = Vouchers['vouchers'][number];
export type VoucherOffer = ActionReply<'vouchers/look'>;

/** The barn's gift vouchers, the newest first. Asked by a body: what is searched for may be a code, and addresses are logged. */
export const useVouchers = (asked: AskedVouchers) =>
  useQuery({
    queryKey: keys.vouchers(asked),
    queryFn: () => ask('vouchers/search', asked),
    placeholderData: keepPreviousData,
  });

/** What a code would give; nothing is spent by it. */
export const lookAtVoucher = (wish: Input<'vouchers/look'>) => ask('vouchers/look', wish);

export const useVoucherPaper = () =>
  useMutation<void, ApiError, string>({
    mutationFn: async (voucher_id) => saveFile(await getFile('vouchers/paper', { voucher_id }), 'gift-voucher.pdf'),
  });
