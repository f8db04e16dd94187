export interface DayInWords {
  /** `YYYY-MM-DD`; absent if the words name no day. */
  day?: string;
  /** What the words say besides. */
  rest: string;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const OFFSETS = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);
const MS_OF_DAY = 86_400_000;

const at = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : undefined;
};
const plus = (today: string, days: number) => new Date(Date.parse(today) + days * MS_OF_DAY).toISOString().slice(0, 10);

/** The year in which that day is nearest to today. */
function nearest(today: string, month: number, day: number) {
  const year = Number(today.slice(0, 4));
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return [year - 1, year, year + 1]
    .flatMap((one) => at(one, month, day) ?? [])
    .sort((a, b) => distance(a) - distance(b))[0];
}

const monthOf = (word: string) =>
  word.length < 3 ? -1 : MONTHS.findIndex((month) => word.startsWith(month) && MONTH_NAMES.test(word));
const MONTH_NAMES =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

/** The day that one word says, or that a number beside a month says. */
function dayAt(words: readonly string[], i: number, today: string): { day: string; length: number } | undefined {
  const [word = '', next = ''] = words.slice(i);
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(word)?.slice(1).map(Number);
  const found = (day: string | undefined, length: number) => (day === undefined ? undefined : { day, length });
  if (iso) return found(at(iso[0] ?? 0, (iso[1] ?? 0) - 1, iso[2] ?? 0), 1);
  const offset = OFFSETS.get(word);
  if (offset !== undefined) return found(plus(today, offset), 1);
  const weekday = word.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name.startsWith(word));
  if (weekday >= 0) return found(plus(today, (weekday - new Date(today).getUTCDay() + 7) % 7), 1);
  for (const [name, number] of [
    [word, next],
    [next, word],
  ] as const)
    if (monthOf(name) >= 0 && /^\d\d?\.?$/.test(number))
      return found(nearest(today, monthOf(name), Number.parseInt(number, 10)), 2);
  return undefined;
}

/** "tomorrow", "tue", "24 nov", "Nov 24" and "2026-11-24" name a day; a weekday is the next one, today among them. */
export function dayInWords(text: string, today: string): DayInWords {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const [i] of words.entries()) {
    const found = dayAt(words, i, today);
    if (found) return { day: found.day, rest: [...words.slice(0, i), ...words.slice(i + found.length)].join(' ') };
  }
  return { rest: words.join(' ') };
}
