import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type RiderLevel = Reply<'rider_levels/show'>;
export type LevelCall = 'propose' | 'confirm' | 'decline';

export const useRiderLevel = (studentId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.riderLevel(studentId),
    queryFn: ({ signal }) => get('rider_levels/show', { student_id: studentId }, signal),
  });

/** What waits to be confirmed, and who could be given the next level. */
export const useLevelProposals = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: keys.levelProposals,
    queryFn: ({ signal }) => get('rider_levels/proposals', {}, signal),
  });

type Change = { readonly call: LevelCall; readonly studentId: string; readonly levelId: string | null };

const send = ({ call, studentId, levelId }: Change): Promise<RiderLevel> => {
  const rider = { student_id: studentId };
  if (call === 'decline') return post('rider_levels/decline', rider);
  if (call === 'confirm') return post('rider_levels/confirm', { ...rider, level_id: levelId });
  return post('rider_levels/propose', { ...rider, level_id: levelId ?? '' });
};

/** A level stands in lists, on rosters and on the rider's page. */
export const useChangeLevel = () => {
  const client = useQueryClient();
  return useMutation<RiderLevel, ApiError, Change>({
    mutationKey: ['rider_levels'],
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        [keys.lessons, keys.levelProposals, ['students', 'getList'], ['levels', 'getList'], ['history', 'person']].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

export type UsualLevel = Reply<'levels/usual'>['levels'][number];

export const useUsualLevels = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: keys.usualLevels,
    queryFn: ({ signal }) => get('levels/usual', {}, signal),
    select: ({ levels }) => levels,
  });

export const useBeginLevels = () => {
  const client = useQueryClient();
  return useMutation<Reply<'levels/usual'>, ApiError>({
    mutationKey: ['levels/begin'],
    mutationFn: () => post('levels/begin', {}),
    onSettled: () =>
      Promise.all(
        [keys.options, ['levels', 'getList'], ['skills', 'getList']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
