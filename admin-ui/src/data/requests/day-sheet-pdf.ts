import { useMutation } from '@tanstack/react-query';
import { getFile, type ApiError, type Query } from '@leadline/api-client';
import { download } from './download';

export type DaySheetPdf = Query<'lessons/daysheetPdf'>;

export const useDaySheetPdf = () =>
  useMutation<void, ApiError, DaySheetPdf>({
    mutationFn: async (wanted) =>
      download(await getFile('lessons/daysheetPdf', wanted), `day-sheet-${wanted.dbday}-by-${wanted.by}.pdf`),
  });
