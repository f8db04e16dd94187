import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { ask, type ActionReply, type Input } from '@leadline/api-client';
import { keys } from './keys';

export type DatesAsked = Input<'lessons/previewDates'>;
export type PlannedDate = ActionReply<'lessons/previewDates'>['dates'][number];

/** Which events a series would make, each with what stands in its way; nothing is asked before it can be answered. */
export const usePlannedDates = (asked: DatesAsked | null) =>
  useQuery({
    queryKey: keys.plannedDates(asked),
    queryFn: asked ? () => ask('lessons/previewDates', asked) : skipToken,
    placeholderData: keepPreviousData,
  });
