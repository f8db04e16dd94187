import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, upload, type ActionReply, type ApiError, type Form, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type HorseFile = Reply<'horses/files'>['files'][number];

/** A horse's photos and documents: what has run out or will soon first, then the latest. */
export const useHorseFiles = (horseId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.horseFiles(horseId),
    queryFn: ({ signal }) => get('horses/files', { horse_id: horseId }, signal),
    select: ({ files }) => files,
  });

/** Without the horse: what is kept of it. */
export type NewHorseFile = Omit<Form<'horses/uploadFile'>, 'file' | 'horse_id'> & { readonly file: File };

/** A horse's files, and what of them is due where its care is. */
const shownOf = (horseId?: string) => [
  horseId === undefined ? keys.filesOfHorses : keys.horseFiles(horseId),
  keys.care,
  ['history', 'horse'],
];

/** Keeps a file; `share` says how much of it has gone, and is null while none is on its way. */
export const useKeepHorseFile = (horseId: string) => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { mutate, mutateAsync, isPending, error } = useMutation<
    ActionReply<'horses/uploadFile'>,
    ApiError,
    NewHorseFile
  >({
    mutationFn: (said) => upload('horses/uploadFile', { horse_id: horseId, ...said }, setShare),
    onSuccess: () => Promise.all(shownOf(horseId).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const fromNothing =
    <Sent>(send: (said: NewHorseFile) => Sent) =>
    (said: NewHorseFile) => {
      setShare(0);
      return send(said);
    };
  return { start: fromNothing(mutate), keep: fromNothing(mutateAsync), share: isPending ? share : null, error };
};

export const useEditHorseFile = () => useAction('horses/updateFile', shownOf());
export const useRemoveHorseFile = (horseId: string) => useAction('horses/deleteFile', shownOf(horseId));
