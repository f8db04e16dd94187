import { useMutation } from '@tanstack/react-query';
import { getFile, type ApiError, type Query } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';

export type DaySheetPdf = Query<'lessons/daysheetPdf'>;

export const useDaySheetPdf = () =>
  useMutation<void, ApiError, DaySheetPdf>({
    mutationFn: async (wanted) =>
      saveFile(await getFile('lessons/daysheetPdf', wanted), `day-sheet-${wanted.dbday}-by-${wanted.by}.pdf`),
  });
