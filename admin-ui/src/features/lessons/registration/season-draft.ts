import type { Registration, SeasonPlan } from '@/data/requests/registrations';
import { addDays, type Day } from '@/data/time/day';

export type SeasonDraft = {
  readonly title: string;
  readonly first_day: string;
  readonly ends: 'count' | 'day';
  readonly count: number | '';
  readonly last_day: string;
  readonly product_id: string;
  readonly max_enrollment: number | '';
  readonly riders: SeasonPlan['riders'];
  readonly until: string;
};

/** A week after the last lesson, with all the rest as it was. */
export const draftOf = (session: Registration, today: Day): SeasonDraft => ({
  title: session.title,
  first_day: session.last_date >= today ? addDays(session.last_date, 7) : '',
  ends: 'count',
  count: Math.max(1, session.lessons),
  last_day: '',
  product_id: session.product_id,
  max_enrollment: session.max_enrollment ?? '',
  riders: 'offer',
  until: '',
});

export const seasonErrors = ({ title, first_day, ends, count, last_day, riders, until }: SeasonDraft) => ({
  ...(!title.trim() && { title: 'title is required' }),
  ...(!first_day && { first_day: 'first day is required' }),
  ...(ends === 'count' && !(Number(count) > 0) && { count: 'number of lessons is required' }),
  ...(ends === 'day' && !last_day && { last_day: 'last day is required' }),
  ...(riders === 'offer' && !until && { until: 'Until when are places kept?' }),
});

export const planOf = (draft: SeasonDraft, series_id: string): SeasonPlan => {
  const { title, first_day, ends, count, last_day, product_id, max_enrollment, riders, until } = draft;
  return {
    series_id,
    title: title.trim(),
    first_day,
    ...(ends === 'count' ? { count: Number(count) } : { last_day }),
    ...(product_id && { product_id }),
    ...(Number(max_enrollment) > 0 && { max_enrollment: Number(max_enrollment) }),
    riders,
    ...(riders === 'offer' && { until }),
  };
};
