import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { get, getFile, type ApiError, type Query, type Reply } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type TillDay = Reply<'till/day'>;
export type TillClosing = TillDay['closings'][number];
export type TillCount = Reply<'till/preview'>;

/** What a day came to, and what was counted. */
export const useTillDay = (day: string) =>
  useQuery({ queryKey: keys.tillDay(day), queryFn: ({ signal }) => get('till/day', { day }, signal) });

/** What a count would come to; the last answer stays until the next has come. Null: nothing can be counted yet. */
export const useTillPreview = (count: Query<'till/preview'> | null) =>
  useQuery({
    queryKey: keys.tillPreview(count),
    queryFn: ({ signal }) => get('till/preview', count as Query<'till/preview'>, signal),
    enabled: count !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export type TillPaper = Query<'till/paper'>;

export const useTillPaper = () =>
  useMutation<void, ApiError, TillPaper>({
    mutationFn: async (wanted) => saveFile(await getFile('till/paper', wanted), `takings-${wanted.day}.pdf`),
  });
