import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type LessonOfHorseOff = Reply<'horses/previewTimeOff'>['lessons'][number];
export type TimeOff = Input<'horses/setTimeOff'>;
export type HorseOff = Reply<'horses/offWork'>['horses'][number];

/** The lessons that the horse is planned for on these days, with the riders who have it. */
export const useTimeOffPreview = (asked: Query<'horses/previewTimeOff'>) =>
  useQuery({
    queryKey: keys.timeOffPreview(asked),
    queryFn: ({ signal }) => get('horses/previewTimeOff', asked, signal),
    placeholderData: keepPreviousData,
  });

/** The lessons that were shown for these days. */
export const useShownTimeOff = () => {
  const client = useQueryClient();
  return (asked: Query<'horses/previewTimeOff'>): readonly LessonOfHorseOff[] =>
    client.getQueryData<Reply<'horses/previewTimeOff'>>(keys.timeOffPreview(asked))?.lessons ?? [];
};

/** Which horses are off work on a day. */
export const useHorsesOff = (date: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.horsesOff(date),
    queryFn: async ({ signal }) => (await get('horses/offWork', { date }, signal)).horses,
  }).data;

/** Riders may have other horses by it, and whatever is shown of lessons may be warned of anew. */
export const useSetTimeOff = () => {
  const client = useQueryClient();
  return useMutation<ActionReply<'horses/setTimeOff'>, ApiError, TimeOff>({
    mutationKey: ['horses/setTimeOff'],
    mutationFn: (input) => post('horses/setTimeOff', input),
    onSettled: () =>
      Promise.all([keys.lessons, ['history', 'horse']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
