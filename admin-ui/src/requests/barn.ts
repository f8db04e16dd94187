import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type BarnCancelAction, get } from '@leadline/api-client';
import { keys } from './keys';

/** The settings the staff screens read; the reply carries all of them. */
export type Barn = {
  readonly farm_id: string;
  readonly farm_name: string;
  readonly time_zone: string;
  readonly currency_symbol: string | null;
  readonly default_calendar_view: string | null;
  readonly default_day_view: string | null;
  readonly monday_start: number | null;
  readonly min_time: string | null;
  readonly max_time: string | null;
  readonly timepicker_interval: number | null;
  readonly calendar_interval: number | null;
  readonly calendar_timeslot: number | null;
  readonly show_lesson_by_client_name: number | null;
  readonly show_paid_not_paid: number | null;
  readonly show_general_lesson_notes_on_daysheet: number | null;
  readonly send_notifications: number | null;
  readonly send_cancellation_notifications: number | null;
  readonly makeup_expiry_days: number | null;
  readonly makeup_start_before_days: number | null;
  readonly lesson_cancel_default_action: BarnCancelAction | null;
  readonly client_cancel_default_action: string | null;
  readonly default_section_id: string | null;
  readonly default_starttime: string | null;
};

export type CurrentUser = {
  readonly person_id: string;
  readonly person_name: string;
  readonly user_type_code: string;
  readonly username: string;
  readonly instructor_id: string | null;
};

type Reply = { readonly farmDefaults: Barn; readonly currentUser: CurrentUser };

export const barnQuery = queryOptions({
  queryKey: keys.barn,
  queryFn: ({ signal }) => get<Reply>('farms/farmDefaults', {}, signal),
  staleTime: 5 * 60_000,
});

/** The barn and who is signed in; loaded by the shell before any screen. */
export const useBarn = (): Barn => useSuspenseQuery(barnQuery).data.farmDefaults;
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(barnQuery).data.currentUser;
