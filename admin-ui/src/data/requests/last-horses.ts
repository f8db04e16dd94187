import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

type BoardHorses = Reply<'lessons/lastHorses'>;
export type LastHorse = BoardHorses['horses'][number];

const none: BoardHorses = { horses: [], elsewhere: [] };

/** Whom each rider of the day had last, and how often horses go in lessons that one does not see. */
export const useLastHorses = (day: string, enabled: boolean): BoardHorses & { readonly isAwaited: boolean } => {
  const { data = none, isLoading } = useQuery({
    queryKey: keys.lastHorses(day),
    queryFn: ({ signal }) => get('lessons/lastHorses', { dbday: day }, signal),
    staleTime: 60_000,
    refetchInterval: 120_000,
    enabled,
  });
  return { ...data, isAwaited: isLoading };
};
