import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

type Asked = Query<'lessons/warnings'>;
export type LessonWarning = Reply<'lessons/warnings'>['warnings'][number];
export type PlannedChange = Omit<Asked, 'dbday'>;

const none: readonly LessonWarning[] = [];

const warningsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: keys.lessonWarnings(asked),
    queryFn: async ({ signal }) => (await get('lessons/warnings', asked, signal)).warnings,
  });

/** What one would be warned of by doing this, by the server that will do it; nothing is asked while it is null. F21 */
export const useLessonWarnings = (planned: PlannedChange | null) => {
  const { data, isFetching } = useQuery({
    ...warningsQuery(planned ?? {}),
    enabled: planned !== null,
    placeholderData: keepPreviousData,
  });
  return { warnings: planned && data ? data : none, isPending: planned !== null && isFetching };
};

/** Of exactly this and nothing before it: null until the server has answered. */
const useAnswer = (asked: Asked | null, isAsked = true): readonly LessonWarning[] | null =>
  useQuery({ ...warningsQuery(asked ?? {}), enabled: asked !== null && isAsked }).data ?? null;

/** While a lesson is held over a slot: asked once it rests there, known at once where it has rested before. F21 */
export const useSlotWarnings = (planned: PlannedChange | null, rests: boolean) => useAnswer(planned, rests);

/** What would speak against a horse in each lesson of a day. F21 */
export const useHorseWarnings = (day: string, horseId: string | null) =>
  useAnswer(horseId === null ? null : { dbday: day, horses: [horseId] });
