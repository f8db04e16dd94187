import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Feed = Reply<'feeds/index'>['feeds'][number];
/** A member of the staff, a horse, a location, or the barn, which has no id. */
export type FeedAbout = Input<'feeds/create'>;

/** One's own and, for administrators, everybody's; without `about` all there are. */
export const useFeeds = (about?: FeedAbout) =>
  useQuery({
    queryKey: keys.feeds(about ?? {}),
    queryFn: ({ signal }) => get('feeds/index', { ...about }, signal),
    select: ({ feeds }) => feeds,
  });

const useChange = <Given>(change: (given: Given) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Given>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: keys.allFeeds }),
  });
};

export const useMakeFeed = () => useChange((about: FeedAbout) => post('feeds/create', about));
export const useRevokeFeed = () => useChange((feed_id: string) => post('feeds/delete', { feed_id }));
