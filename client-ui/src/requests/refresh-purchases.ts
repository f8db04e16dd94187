import type { QueryClient } from '@tanstack/react-query';
import { studentPurchasesQuery } from './student-purchases';

/** Of the whole family: what one rides on may be left to another. */
export const refreshPurchases = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: studentPurchasesQuery('').queryKey.slice(0, 1) });
