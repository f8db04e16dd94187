import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type LastHorse = Reply<'lessons/lastHorses'>['horses'][number];

const none: readonly LastHorse[] = [];

/** Whom each rider of the day had last; the past changes rarely. */
export const useLastHorses = (day: string, enabled: boolean): readonly LastHorse[] =>
  useQuery({
    queryKey: keys.lastHorses(day),
    queryFn: async ({ signal }) => (await get('lessons/lastHorses', { dbday: day }, signal)).horses,
    staleTime: 300_000,
    enabled,
  }).data ?? none;
