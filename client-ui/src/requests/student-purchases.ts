import { get } from '@leadline/api-client';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { nextOffset } from './paging';

/** A purchased package, or a makeup or credit that the barn issued; all counts come from the server. */
export type Item = {
  readonly id: string;
  readonly product_name: string;
  readonly student_id: string;
  readonly purchase_date: string | null;
  readonly package_start_date: string | null;
  readonly package_expiry_date: string | null;
  readonly start_count: number;
  readonly used: number;
  readonly usedtilltoday: number;
  readonly usedaftertoday: number;
  readonly remain: number;
  readonly item_notes: string | null;
  readonly is_expired: 0 | 1;
  readonly kind: 'package' | 'makeup' | 'credit' | 'adjustment';
};

export type PurchasePage = { readonly data: readonly Item[]; readonly size: number };

const pageSize = 10;
const key = (studentId: string) => ['student-purchases', studentId] as const;

const fetchPurchases = (studentId: string, offset: number, signal: AbortSignal): Promise<PurchasePage> =>
  get<PurchasePage>('items/studentPurchases', { student_id: studentId, limit: pageSize, offset, sortBy: 'purchase_date', direction: 'desc' }, signal);

export const studentPurchasesQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: key(studentId),
    queryFn: ({ pageParam, signal }) => fetchPurchases(studentId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const refreshPurchases = (client: QueryClient, studentId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: key(studentId) });

/** Can still pay for a lesson. */
export const isUsable = (item: Item): boolean => item.is_expired === 0 && item.remain > 0 && item.kind !== 'credit';
