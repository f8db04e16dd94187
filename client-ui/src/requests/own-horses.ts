import { fileAt, get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type OwnHorse = Reply<'horses/own'>['horses'][number];

/** The family's own horses, with their lessons of this week. */
export const ownHorsesQuery = () =>
  queryOptions({
    queryKey: ['family', 'own-horses'],
    queryFn: ({ signal }) => get('horses/own', {}, signal),
  });

export const horsePhotoQuery = (id: string) =>
  queryOptions({
    queryKey: ['family', 'horse-photo', id],
    queryFn: ({ signal }) => fileAt(`/api/horses/file/${id}`, { accept: 'image/*', signal }),
    staleTime: Infinity,
  });
