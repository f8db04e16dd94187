import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, getFile, post, type ApiError, type Reply } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type BarnExport = Reply<'exports/index'>['exports'][number];

const GLANCE_MS = 1000;

/** All exports that can be fetched or are at work; looked at again and again while one is. */
export const useExports = () =>
  useQuery({
    queryKey: keys.exports,
    queryFn: async ({ signal }) => (await get('exports/index', {}, signal)).exports,
    refetchInterval: ({ state }) => (state.data?.some((run) => run.state === 'running') ? GLANCE_MS : false),
  });

export const useStartExport = () => {
  const client = useQueryClient();
  return useMutation<readonly BarnExport[], ApiError, void>({
    mutationKey: ['exports/start'],
    mutationFn: async () => (await post('exports/start', {})).exports,
    onSuccess: (exports) => client.setQueryData(keys.exports, exports),
    // Somebody else may have begun one.
    onError: () => client.invalidateQueries({ queryKey: keys.exports }),
  });
};

export const useFetchExport = () =>
  useMutation<void, ApiError, { id: string; fileName: string }>({
    mutationKey: ['exports/file'],
    mutationFn: async ({ id, fileName }) => saveFile(await getFile('exports/file', { id }), fileName),
  });
