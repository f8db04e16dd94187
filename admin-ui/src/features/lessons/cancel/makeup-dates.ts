import { settingOf } from '@leadline/api-client';
import { addDays, type Day } from '@/data/time/day';

export type MakeupDates = { readonly purchase_date: Day; readonly makeup_start_date: Day; readonly expiry_date: Day };

type Rules = { readonly makeup_start_before_days: number | null; readonly makeup_expiry_days: number | null };

/** Valid from two weeks before the missed lesson until a month after it, or as the barn chose. */
export const usualMakeupDates = (lessonDay: Day, today: Day, barn: Rules): MakeupDates => ({
  purchase_date: today,
  makeup_start_date: addDays(lessonDay, -settingOf(barn, 'makeup_start_before_days')),
  expiry_date: addDays(lessonDay, settingOf(barn, 'makeup_expiry_days')),
});
