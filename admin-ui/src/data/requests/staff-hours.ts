import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type WeeklySpan = Reply<'staff_hours/show'>['hours'][number];
export type WeekOfStaff = Reply<'staff_hours/week'>;

/** When one member of the staff usually works. */
export const useWeeklyHours = (staff_id: string) =>
  useQuery({
    queryKey: keys.weeklyHours(staff_id),
    queryFn: ({ signal }) => get('staff_hours/show', { staff_id }, signal),
  });

export const useSaveWeeklyHours = () => useWrite('staff_hours/save');

/** The week of a day, of everybody. */
export const useStaffWeek = (day: string) =>
  useQuery({
    queryKey: keys.staffWeek(day),
    queryFn: ({ signal }) => get('staff_hours/week', { date: day }, signal),
    placeholderData: keepPreviousData,
  });
