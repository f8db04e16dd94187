import { DateTime } from 'luxon';

/** How a date such as 3/4/2015 is read. */
export type DateOrder = 'dmy' | 'mdy';

/** What a neutral export puts before a text that looks like a formula, and whatever cannot be seen or stored. */
export const plainText = (cell: string) =>
  cell
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/** Several lines, as a note may have. */
export const plainLines = (cell: string) =>
  cell
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .join('\n')
    .trim();

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;
const DAY_WORD = /^(\d{1,2})(?:st|nd|rd|th)?[.\s-]+([a-z]{3,9})[.,\s-]+(\d{4})$/i;
const WORD_DAY = /^([a-z]{3,9})[.\s]+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

interface Parts {
  year: number;
  month: number;
  day: number;
}
const parts = (year = '', month: string | number = '', day = ''): Parts => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

function written(text: string, order: DateOrder): Parts | undefined {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return parts(iso[1], iso[3], iso[4]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, one = '', point, other = '', year] = numbers;
    const dayFirst = point === '.' || order === 'dmy' ? Number(other) <= 12 : Number(one) > 12;
    return dayFirst ? parts(year, other, one) : parts(year, one, other);
  }
  const dayWord = DAY_WORD.exec(text);
  if (dayWord) return parts(dayWord[3], monthOf(dayWord[2] ?? ''), dayWord[1]);
  const wordDay = WORD_DAY.exec(text);
  return wordDay ? parts(wordDay[3], monthOf(wordDay[1] ?? ''), wordDay[2]) : undefined;
}

/** `YYYY-MM-DD`; undefined for what is no day of the calendar. */
export function dateOf(text: string, order: DateOrder) {
  const given = written(text, order);
  const day = given && DateTime.fromObject(given, { zone: 'utc' });
  return day?.isValid ? (day.toISODate() ?? undefined) : undefined;
}

/** Whether these dates begin with the day or the month, as far as they say. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  const numbers = texts.flatMap((text) => {
    const [, one, point, other] = NUMBERS.exec(text) ?? [];
    return point && point !== '.' ? [[Number(one), Number(other)] as const] : [];
  });
  if (numbers.some(([one]) => one > 12)) return 'dmy';
  return numbers.some(([, other]) => other > 12) ? 'mdy' : undefined;
}

const AGE = /^(?:about |ca\.? ?)?(\d{1,2})(?: ?(?:y|yrs?|years?)(?: old)?)?$/i;
const BORN = /^(?:b\.|born|foaled|\*)? ?(?:\d{1,2}[./-]){0,2}((?:19|20)\d\d)(?:-\d\d){0,2}$/i;

/** A year, or an age counted back from this year; undefined for anything else. */
export function yearOf(text: string, thisYear: number) {
  const born = BORN.exec(text);
  if (born) return { year: Number(born[1]), isAge: false };
  const age = AGE.exec(text);
  return age ? { year: thisYear - Number(age[1]), isAge: true } : undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'ja', 'j', 'oui', 'si', 'sí']);
const NO = new Set(['no', 'n', 'false', '0', '-', '', 'nein', 'non']);

export function flagOf(text: string) {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
