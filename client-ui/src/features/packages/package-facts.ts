import { paidLessonWords, sharedWords } from '@leadline/api-client/money';
import { countsLessons, type Item } from '../../requests/student-purchases';
import { dateWithYear, shortDay } from '../../format/dates';

const cameFrom = (item: Item): string | null => {
  if (item.missed_date) return `for ${item.missed_title ?? 'the lesson'} on ${shortDay(item.missed_date)}`;
  return item.purchase_date ? `bought ${dateWithYear(item.purchase_date)}` : null;
};

/** What a family wants to know about a package besides what is left: used, booked, where it came from, when it begins. */
export const factsOf = (item: Item): readonly string[] =>
  [
    countsLessons(item) && `${item.usedtilltoday} used`,
    countsLessons(item) && item.usedaftertoday > 0 && `${item.usedaftertoday} booked`,
    paidLessonWords(item),
    sharedWords(item),
    cameFrom(item),
    item.package_start_date &&
      item.package_start_date !== item.purchase_date &&
      `starts ${dateWithYear(item.package_start_date)}`,
    item.package_renew_date && `renews ${dateWithYear(item.package_renew_date)}`,
  ].filter((fact) => typeof fact === 'string');
