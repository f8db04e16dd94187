import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, type Input, type Query, type Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { keys } from './keys';
import { useWrite } from './use-write';

export type StaffOff = Reply<'time_off/index'>['time_off'][number];
export type StaffOffState = StaffOff['state'];
export type LessonToCover = Reply<'time_off/lessonsToCover'>['lessons'][number];
export type CoverProposal = LessonToCover['proposals'][number];
export type LessonHandover = NonNullable<Input<'time_off/handOver'>['handovers']>[number];
export type DaysAsked = Query<'time_off/preview'>;

const MOST = 100;
/** Somebody asks at any time, and no lesson changes with it. */
const FRESH_MS = 60_000;

/** Days off: of everybody, or of one member of the staff. */
export const useStaffOff = (asked: Query<'time_off/index'>, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.staffOff(asked),
    queryFn: ({ signal }) => get('time_off/index', { limit: MOST, ...asked }, signal),
  });

/** Who is off on a day, as it was approved; nobody for whoever may not know of everybody. */
export const useOffOn = (day: string): readonly StaffOff[] => {
  const { canCall } = useAccess();
  return useStaffOff({ on_date: day, state: 'approved' }, canCall('time_off/settle')).data?.time_off ?? [];
};

/** How many wait for an answer; 0 for whoever does not give one, and until it is known. */
export const useTimeOffCount = (): number => {
  const { canCall } = useAccess();
  const { data = 0 } = useQuery({
    queryKey: keys.staffOffCount,
    queryFn: ({ signal }) => get('time_off/index', { state: 'asked', limit: 1 }, signal),
    select: ({ size }) => size,
    enabled: canCall('time_off/settle'),
    refetchInterval: FRESH_MS,
  });
  return data;
};

/** What somebody teaches on these days, and who could instead; null while the days are not said. */
export const useStaffOffPreview = (asked: DaysAsked | null) =>
  useQuery({
    enabled: asked !== null,
    queryKey: keys.staffOffPreview(asked),
    queryFn: ({ signal }) => get('time_off/preview', asked as DaysAsked, signal),
    placeholderData: keepPreviousData,
  });

/** The lessons that were shown for these days. */
export const useShownStaffOff = () => {
  const client = useQueryClient();
  return (asked: DaysAsked | null): readonly LessonToCover[] =>
    client.getQueryData<Reply<'time_off/preview'>>(keys.staffOffPreview(asked))?.lessons ?? [];
};

export const useLessonsToCover = () =>
  useQuery({
    queryKey: keys.lessonsToCover,
    queryFn: ({ signal }) => get('time_off/lessonsToCover', {}, signal),
  });

export const useAskTimeOff = () => useWrite('time_off/ask');
export const useWithdrawTimeOff = () => useWrite('time_off/withdraw');
export const useSettleTimeOff = () => useWrite('time_off/settle');
export const useNoteTimeOff = () => useWrite('time_off/note');
export const useHandOverLessons = () => useWrite('time_off/handOver');
