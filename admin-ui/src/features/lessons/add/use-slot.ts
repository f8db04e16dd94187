import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settingOf } from '@leadline/api-client';
import { useBarn } from '@/data/requests/barn';
import { roundTo } from '@/data/time/clock';
import { isDay, timeIn, todayIn } from '@/data/time/day';
import type { Slot } from './draft';

const slotParams = ['at', 'until', 'for_staff', 'for_location', 'for_section'] as const;

/** The clicked place of the calendar as it travels in the address. */
export const withoutSlot = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const name of slotParams) params.delete(name);
  return params.size > 0 ? `?${params.toString()}` : '';
};

/**
 * The clicked slot, else the day that is looked at unless it has passed. Read once: the form does not change its mind when the calendar
 * beside it turns a page.
 */
export const useSlot = (): Slot => {
  const barn = useBarn();
  const [params] = useSearchParams();
  const [slot] = useState((): Slot => {
    const [date, start] = (params.get('at') ?? '').split('T');
    const usual =
      barn.default_starttime?.slice(0, 5) ?? roundTo(timeIn(barn.time_zone), settingOf(barn, 'timepicker_interval'));
    const [today, looked] = [todayIn(barn.time_zone), params.get('date')];
    return {
      date: isDay(date) ? date : isDay(looked) && looked > today ? looked : today,
      start: start || usual,
      end: params.get('until')?.split('T')[1] ?? null,
      instructor_id: params.get('for_staff'),
      location_id: params.get('for_location'),
      section_id: params.get('for_section'),
    };
  });
  return slot;
};
