import { queryOptions, useQuery } from '@tanstack/react-query';
import { get, type Row } from '@leadline/api-client';
import { keys } from './keys';
import type { Option } from './types';

export type SectionOption = Row<'SectionOptionReply'>;
export type StudentOption = Row<'StudentOptionReply'>;
export type InstructorOption = Row<'InstructorOptionReply'>;

export type Options = {
  readonly horse: readonly Option[];
  readonly location: readonly Option[];
  readonly program: readonly Option[];
  readonly program_type: readonly Option[];
  readonly student: readonly StudentOption[];
  readonly section: readonly SectionOption[];
  readonly instructor: readonly InstructorOption[];
  readonly task: readonly Option[];
};

const none: Options = {
  horse: [],
  location: [],
  program: [],
  program_type: [],
  student: [],
  section: [],
  instructor: [],
  task: [],
};

export const optionsQuery = queryOptions({
  queryKey: keys.options,
  queryFn: async ({ signal }) => ({
    ...none,
    ...(await get<{ options: Options }>('options/index', {}, signal)).options,
  }),
  staleTime: 60_000,
});

/** The lists every form and filter offers; empty until they arrive. */
export const useOptions = (): Options => useQuery(optionsQuery).data ?? none;
