import { useMutation } from '@tanstack/react-query';
import { getFile, type ApiError, type Query } from '@leadline/api-client';

export type DaySheetPdf = Query<'lessons/daysheetPdf'>;

const download = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const useDaySheetPdf = () =>
  useMutation<void, ApiError, DaySheetPdf>({
    mutationFn: async (wanted) =>
      download(await getFile('lessons/daysheetPdf', wanted), `day-sheet-${wanted.dbday}-by-${wanted.by}.pdf`),
  });
