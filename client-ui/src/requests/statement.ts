import { t } from '../i18n/t';
import { get, getFile, type Query } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type AskedStatement = Query<'payments/statement'>;

/** What the account was charged and paid in a period. */
export const statementQuery = (asked: AskedStatement) =>
  queryOptions({
    queryKey: ['financial', 'statement', asked],
    queryFn: ({ signal }) => get('payments/statement', asked, signal),
    placeholderData: keepPreviousData,
  });

export const downloadStatement = async (asked: AskedStatement): Promise<void> =>
  saveFile(
    await getFile('payments/statementPaper', asked),
    `${t('Account statement {from} {until}', { from: asked.from, until: asked.until })}.pdf`,
  );
