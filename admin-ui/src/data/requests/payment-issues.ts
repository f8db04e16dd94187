import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { keys } from './keys';
import { usePages } from './use-pages';

export type PaymentIssue = Reply<'payments/issues'>['issues'][number];

const PAGE = 20;
/** What the card provider tells is no news of a lesson; all else comes with those. */
const FRESH_MS = 60_000;

/** Disputes, refunds and payments that somebody has to do something about, of all accounts. */
export const usePaymentIssues = () =>
  usePages({
    queryKey: keys.paymentIssues,
    step: PAGE,
    load: (page, signal) => get('payments/issues', page, signal),
    rowsOf: ({ issues }) => issues,
  });

/** How many there are; 0 for whoever may not see them, and until it is known. */
export const usePaymentIssueCount = (): number => {
  const { canCall } = useAccess();
  const { data = 0 } = useQuery({
    queryKey: keys.paymentIssueCount,
    queryFn: ({ signal }) => get('payments/issues', { limit: 1 }, signal),
    select: ({ size }) => size,
    enabled: canCall('payments/issues'),
    refetchInterval: FRESH_MS,
  });
  return data;
};
