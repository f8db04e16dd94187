import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type ReportsHub = Reply<'reports/hub'>;

/** What the barn's reports come to today. */
export const useReportsHub = () =>
  useQuery({ queryKey: keys.reportsHub, queryFn: ({ signal }) => get('reports/hub', {}, signal) });
