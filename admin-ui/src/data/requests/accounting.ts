import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { get, getFile, type ApiError, type Query, type Reply } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type Accounting = Reply<'reports/accounting'>;
export type AccountingFormat = Accounting['formats'][number];
type Days = Query<'reports/accounting'>;

/** What the business of some days comes to by account. */
export const useAccounting = (days: Days) =>
  useQuery({
    queryKey: keys.report({ group: 'accounting', ...days }),
    queryFn: ({ signal }) => get('reports/accounting', days, signal),
    placeholderData: keepPreviousData,
  });

/** Its bookings, as a program for bookkeeping reads them. */
export const useAccountingFile = (days: Days) =>
  useMutation<void, ApiError, AccountingFormat>({
    mutationKey: ['export'],
    mutationFn: async ({ format, file_name }) =>
      saveFile(await getFile('reports/accountingFile', { ...days, format }), file_name),
  });
