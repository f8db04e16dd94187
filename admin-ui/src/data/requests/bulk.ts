import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, get, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type BulkPreview = Reply<'lessons/previewBulk'>;
export type BulkRun = Reply<'lessons/bulkRun'>;

export const useBulkCancel = () => useWrite('lessons/bulkCancel');
export const useDeleteAll = () => useWrite('lessons/deleteAll');
export const useUndoBulk = () => useWrite('lessons/undoBulk');

/** What cancelling these lessons would do, by the decision that does it; a question, whose ids are too many for an address. */
export const usePreviewBulk = (asked: Input<'lessons/previewBulk'>) => {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: keys.previewBulk(asked),
    queryFn: () => ask('lessons/previewBulk', asked),
    placeholderData: keepPreviousData,
    enabled: asked.bulkIds.length > 0,
  });
  return { preview: data, error, isPending: isPlaceholderData || (isFetching && !data) };
};

const isUnderWay = ({ state, mails }: BulkRun): boolean =>
  state === 'running' || state === 'reverting' || (state === 'done' && mails.some((mail) => mail.state === 'waiting'));

/** Looked at every second for as long as something is on its way. */
export const useBulkRun = (id: string) =>
  useQuery({
    queryKey: keys.bulkRun(id),
    queryFn: ({ signal }) => get('lessons/bulkRun', { id }, signal),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 1000 : false),
  });
