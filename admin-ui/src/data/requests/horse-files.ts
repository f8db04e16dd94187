import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fileAt,
  get,
  post,
  upload,
  type ActionReply,
  type ApiError,
  type Input,
  type Reply,
} from '@leadline/api-client';
import { keys } from './keys';

export type HorseFile = Reply<'horses/files'>['files'][number];

/** A horse's photos and documents, the latest first. */
export const useHorseFiles = (horseId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.horseFiles(horseId),
    queryFn: ({ signal }) => get('horses/files', { horse_id: horseId }, signal),
    select: ({ files }) => files,
  });

/** Adds a file; `share` says how much of it has gone, and is null while none is on its way. */
export const useAddHorseFile = (horseId: string) => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useMutation<unknown, ApiError, File>({
    mutationFn: (file) => upload('horses/uploadFile', { horse_id: horseId, file }, setShare),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.horseFiles(horseId) }),
  });
  const add = (file: File) => {
    setShare(0);
    mutate(file);
  };
  return { add, share: isPending ? share : null, error };
};

export const useRemoveHorseFile = (horseId: string) => {
  const client = useQueryClient();
  return useMutation<ActionReply<'horses/deleteFile'>, ApiError, Input<'horses/deleteFile'>>({
    mutationKey: ['horses/deleteFile'],
    mutationFn: (input) => post('horses/deleteFile', input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.horseFiles(horseId) }),
  });
};

/** What a file holds. It never changes, so it is fetched once. */
export const useFileContent = (url: string) =>
  useQuery({ queryKey: keys.fileContent(url), queryFn: ({ signal }) => fileAt(url, { signal }), staleTime: Infinity });
