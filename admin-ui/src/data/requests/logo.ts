import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, upload, type ActionReply, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Logo = NonNullable<Reply<'farms/logo'>['logo']>;

const history = ['history', 'farm'] as const;

/** Null: the barn has none. */
export const useLogo = () =>
  useQuery({
    queryKey: keys.logo,
    queryFn: ({ signal }) => get('farms/logo', {}, signal),
    select: ({ logo }) => logo,
  });

/** Another one, or none; `share` says how much of a picture has gone, and is null while none is on its way. */
export const useChangeLogo = () => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { mutateAsync, isPending } = useMutation<ActionReply<'farms/uploadLogo'>, ApiError, File | null>({
    mutationKey: ['farms/uploadLogo'],
    scope: { id: 'logo' },
    mutationFn: (file) => {
      setShare(0);
      return file ? upload('farms/uploadLogo', { file }, setShare) : post('farms/removeLogo', {});
    },
    onSuccess: (reply) => {
      client.setQueryData(keys.logo, reply);
      return client.invalidateQueries({ queryKey: history });
    },
  });
  return { change: mutateAsync, share: isPending ? share : null };
};
