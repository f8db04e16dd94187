import { addDays, isDay, type Day } from './day';
import { timeOf } from './clock';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (word: string): number => months.findIndex((month) => word.startsWith(month)) + 1;

const yearOf = (text: string | undefined, near: Day): number => {
  if (!text) return Number(near.slice(0, 4));
  return text.length === 2 ? 2000 + Number(text) : Number(text);
};

const made = (year: number, month: number, date: number): Day | null => {
  const day = [String(year), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
  // The 31st of a shorter month would slide into the next.
  return isDay(day) && addDays(day, 0) === day ? day : null;
};

/**
 * A day as people write it: "24 Nov", "Tue 24 November 2026", "Nov 24", "24.11.", "24/11/26", "2026-11-24". Without a year it is in the
 * year of `near`. Null where it is none.
 */
export const dayTyped = (text: string, near: Day): Day | null => {
  const plain = text.trim().toLowerCase();
  if (/^\d{4}-\d\d-\d\d$/.test(plain)) return made(...(plain.split('-').map(Number) as [number, number, number]));
  const figures = /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{4}|\d{2})?)?$/.exec(plain);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const year = yearOf(figures[3], near);
    return second > 12 ? made(year, first, second) : made(year, second, first);
  }
  const words = /^(?:[a-z]+,? )?(?:(\d{1,2})\.? ?([a-z]{3,})|([a-z]{3,}) ?(\d{1,2})),?(?: (\d{4}|\d{2}))?$/.exec(plain);
  if (!words) return null;
  const month = monthOf(words[2] ?? words[3] ?? '');
  return month > 0 ? made(yearOf(words[5], near), month, Number(words[1] ?? words[4])) : null;
};

/** A time of day as people write it: "16:00", "16.30", "1630", "16", "4pm", "4:30 pm". Null where it is none. */
export const timeTyped = (text: string): string | null => {
  const parts = /^(\d{1,2})(?:[:. ]?(\d\d))?\s*(am|pm)?$/.exec(text.trim().toLowerCase());
  if (!parts) return null;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (minute > 59 || hour > (parts[3] ? 12 : 23) || (parts[3] && hour === 0)) return null;
  return timeOf((parts[3] ? (hour % 12) + (parts[3] === 'pm' ? 12 : 0) : hour) * 60 + minute);
};
