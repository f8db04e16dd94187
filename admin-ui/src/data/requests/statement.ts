import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { get, getFile, type ApiError, type Query, type Reply } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type AskedStatement = Query<'payments/statement'>;
export type StatementEntry = Reply<'payments/statement'>['entries'][number];

/** What an account was charged and paid in a period; the last answer stays until the next has come. */
export const useStatement = (asked: AskedStatement) =>
  useQuery({
    queryKey: keys.statement(asked),
    queryFn: ({ signal }) => get('payments/statement', asked, signal),
    placeholderData: keepPreviousData,
  });

export const useStatementPaper = () =>
  useMutation<void, ApiError, AskedStatement>({
    mutationFn: async (asked) =>
      saveFile(await getFile('payments/statementPaper', asked), `Account statement ${asked.from} ${asked.until}.pdf`),
  });
