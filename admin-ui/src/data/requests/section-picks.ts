import { useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';
import { useOptions } from './options';

export type Picked = 'horses' | 'students';

const none: ReadonlySet<string> = new Set();

/** What is assigned to a section and so offered first; nothing where it offers everything alike. */
export const useSectionPicks = (kind: Picked, sectionId: string): ReadonlySet<string> => {
  const { section } = useOptions();
  const chosen = section.find(({ id }) => id === sectionId);
  const { data } = useQuery({
    queryKey: keys.sectionPicks(kind, sectionId),
    queryFn: async ({ signal }) => {
      const { list } = await get(`section_${kind}/index`, { section_id: sectionId }, signal);
      return new Set(list.map(({ id }) => id));
    },
    enabled: chosen?.[`has_${kind}`] === 1,
    staleTime: 60_000,
  });
  return data ?? none;
};
