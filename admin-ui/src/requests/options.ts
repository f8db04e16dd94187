import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { keys } from './keys';
import type { Option } from './types';

export type SectionOption = Option & {
  readonly duration: number | null;
  readonly max_enrollment: number | null;
  readonly program_id: string | null;
  readonly instructor_id: string | null;
  readonly location_id: string | null;
};
export type StudentOption = Option & { readonly person_id: string; readonly account_name: string | null };
export type InstructorOption = Option & { readonly color_code: string | null; readonly person_id: string };
export type ProgramOption = Option & { readonly program_type_id?: string | null };

export type Options = {
  readonly horse: readonly Option[];
  readonly location: readonly Option[];
  readonly program: readonly ProgramOption[];
  readonly program_type: readonly Option[];
  readonly student: readonly StudentOption[];
  readonly section: readonly SectionOption[];
  readonly tack: readonly Option[];
  readonly instructor: readonly InstructorOption[];
  readonly task: readonly Option[];
};

const none: Options = { horse: [], location: [], program: [], program_type: [], student: [], section: [], tack: [], instructor: [], task: [] };

export const optionsQuery = queryOptions({
  queryKey: keys.options,
  queryFn: async ({ signal }) => ({ ...none, ...(await get<{ options: Options }>('options/index', {}, signal)).options }),
  staleTime: 60_000,
});

/** The lists every form and filter offers; empty until they arrive. */
export const useOptions = (): Options => useQuery(optionsQuery).data ?? none;
