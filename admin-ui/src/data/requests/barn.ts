import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { keys } from './keys';

type Loaded = Reply<'farms/farmDefaults'>;
/** Every setting of the barn under its wire name. */
export type Barn = Loaded['farmDefaults'];
export type CurrentUser = Loaded['currentUser'];

export const barnQuery = queryOptions({
  queryKey: keys.barn,
  queryFn: ({ signal }) => orKept('barn', () => get('farms/farmDefaults', {}, signal)),
  networkMode: 'always',
  staleTime: 5 * 60_000,
});

/** The barn and who is signed in; loaded by the shell before any screen. */
export const useBarn = (): Barn => useSuspenseQuery(barnQuery).data.farmDefaults;
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(barnQuery).data.currentUser;
