import { useMutation } from '@tanstack/react-query';
import { ApiError, readToken, serializeQuery } from '@leadline/api-client';

export type DaySheetPdf = {
  readonly dbday: string;
  readonly by: 'lesson' | 'horse' | 'instructor';
  readonly paper: 'A4' | 'Letter';
  readonly filters: Readonly<Record<string, string>>;
};

/** A file, not JSON: fetched with the token, then handed to the browser as an object address. */
const fetchPdf = async (wanted: DaySheetPdf): Promise<Blob> => {
  const response = await fetch(`/api/lessons/daysheetPdf?${serializeQuery(wanted)}`, {
    headers: { Authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.status, (await response.json().catch(() => ({}))) as object);
  return response.blob();
};

const download = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const useDaySheetPdf = () =>
  useMutation<void, ApiError, DaySheetPdf>({
    mutationFn: async (wanted) => download(await fetchPdf(wanted), `day-sheet-${wanted.dbday}-by-${wanted.by}.pdf`),
  });
