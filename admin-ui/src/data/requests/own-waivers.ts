import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type OwnWaiverRow = Reply<'own_waiver/index'>['waivers'][number];
export type OwnWaiver = Reply<'own_waiver/text'>['waiver'];

/** The barn's own waivers, each with how many riders have signed. */
export const useOwnWaivers = () =>
  useQuery({
    queryKey: keys.ownWaivers,
    queryFn: ({ signal }) => get('own_waiver/index', {}, signal),
    select: ({ waivers }) => waivers,
  });

export const useOwnWaiver = (id: string) =>
  useQuery({
    queryKey: keys.ownWaiver(id),
    queryFn: ({ signal }) => get('own_waiver/text', { id }, signal),
    select: ({ waiver }) => waiver,
  });

/** Who of an account has signed which, and until when. */
export const useOwnStanding = (personId: string) =>
  useQuery({
    queryKey: keys.ownStanding(personId),
    queryFn: ({ signal }) => get('own_waiver/standing', { person_id: personId }, signal),
  });

export type UnsignedRider = Reply<'own_waiver/unsigned'>['riders'][number];

/** Who rides on a day, or has a place in a session, without a waiver that the barn asks for. */
export const useUnsignedRiders = (date: string, enabled: boolean, seriesId?: string) =>
  useQuery({
    enabled,
    // The day sheet waits for it, and is read without it rather than late.
    retry: false,
    retryOnMount: false,
    queryKey: keys.unsignedRiders(date, seriesId),
    queryFn: ({ signal }) => get('own_waiver/unsigned', { date, ...(seriesId && { series_id: seriesId }) }, signal),
    select: ({ riders }) => riders,
  });

export const useAddOwnWaiver = () => useWrite('own_waiver/create');
export const useRewriteOwnWaiver = () => useWrite('own_waiver/update');
export const useActivateOwnWaiver = () => useWrite('own_waiver/updateActivationStatus');
