import { queryOptions, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { keys } from './keys';

export type Options = Reply<'options/index'>['options'];
export type SectionOption = Options['section'][number];
export type StudentOption = Options['student'][number];
export type InstructorOption = Options['instructor'][number];

const none: Options = {
  horse: [],
  location: [],
  program: [],
  program_type: [],
  student: [],
  section: [],
  tack: [],
  instructor: [],
  product: [],
  task: [],
  level: [],
  role: [],
};

export const optionsQuery = queryOptions({
  queryKey: keys.options,
  queryFn: ({ signal }) => orKept('options', async () => (await get('options/index', {}, signal)).options),
  networkMode: 'always',
  staleTime: 60_000,
});

/** What was kept for days without signal may be from before a list was there. */
const complete = (options: Partial<Options>): Options => ({ ...none, ...options });

export const useAreOptionsAwaited = (): boolean => useQuery(optionsQuery).isLoading;

/** The lists every form and filter offers; empty until they arrive. */
export const useOptions = (): Options => useQuery({ ...optionsQuery, select: complete }).data ?? none;
