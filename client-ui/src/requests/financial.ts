import { get, type Reply } from '@leadline/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Financial = Reply<'reports/financial'>;
export type Payment = Financial['reports'][number];
export type MoneyKind = 'invoices' | 'payments';

const pageSize = 20;

/** What the account owes on invoices, or has paid, the latest first. */
export const financialQuery = (personId: string, kind: MoneyKind) =>
  infiniteQueryOptions({
    queryKey: ['financial', personId, kind],
    queryFn: ({ pageParam, signal }) =>
      get(
        'reports/financial',
        {
          billing_person_id: personId,
          limit: pageSize,
          offset: pageParam,
          ...(kind === 'invoices' ? { invoices_only: 1 as const } : { payments_only: 1 as const }),
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ size }, pages) => {
      const shown = pages.reduce((sum, { reports }) => sum + reports.length, 0);
      return shown < size ? shown : undefined;
    },
  });

export const paymentItemsQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment-items', paymentId],
    queryFn: ({ signal }) => get('items/getAllItemsForPayment', { payment_id: paymentId }, signal),
  });
