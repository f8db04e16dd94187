import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type WorkloadGraphic = Reply<'reports/workloadgraphic'>;
export type WorkloadCell = WorkloadGraphic['a'][number]['days'][number];

/** Seven days from the first; this week where none is given. R191 */
export const useWorkloadGraphic = (word: WorkloadGraphic['graphicword'], date1: string | undefined) =>
  useQuery({
    queryKey: keys.workloadGraphic({ word, date1 }),
    queryFn: ({ signal }) => get('reports/workloadgraphic', { word, ...(date1 && { date1 }) }, signal),
    placeholderData: keepPreviousData,
  });
