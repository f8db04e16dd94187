import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { get, type Row } from '@leadline/api-client';
import { keys } from './keys';

/** Every setting of the barn under its wire name. */
export type Barn = Row<'FarmDefaultsReply'>;
export type CurrentUser = Row<'CurrentUserReply'>;

type Reply = { readonly farmDefaults: Barn; readonly currentUser: CurrentUser };

export const barnQuery = queryOptions({
  queryKey: keys.barn,
  queryFn: ({ signal }) => get<Reply>('farms/farmDefaults', {}, signal),
  staleTime: 5 * 60_000,
});

/** The barn and who is signed in; loaded by the shell before any screen. */
export const useBarn = (): Barn => useSuspenseQuery(barnQuery).data.farmDefaults;
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(barnQuery).data.currentUser;
