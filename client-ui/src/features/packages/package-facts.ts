import { t } from '../../i18n/t';
import { paidLessonWords, sharedWords } from '../../components/product-words';
import { countsLessons, type Item } from '../../requests/student-purchases';
import { dateWithYear, shortDay } from '../../format/dates';

const cameFrom = (item: Item): string | null => {
  const day = item.missed_date && shortDay(item.missed_date);
  if (day)
    return item.missed_title === null
      ? t('for the lesson on {day}', { day })
      : t('for {lesson} on {day}', { lesson: item.missed_title, day });
  return item.purchase_date ? t('bought {date}', { date: dateWithYear(item.purchase_date) }) : null;
};

/** What a family wants to know about a package besides what is left: used, booked, where it came from, when it begins. */
export const factsOf = (item: Item): readonly string[] =>
  [
    countsLessons(item) && t('{count} used', { count: item.usedtilltoday }),
    countsLessons(item) && item.usedaftertoday > 0 && t('{count} booked', { count: item.usedaftertoday }),
    paidLessonWords(item),
    sharedWords(item),
    cameFrom(item),
    item.package_start_date &&
      item.package_start_date !== item.purchase_date &&
      t('starts {date}', { date: dateWithYear(item.package_start_date) }),
    item.package_renew_date && t('renews {date}', { date: dateWithYear(item.package_renew_date) }),
  ].filter((fact) => typeof fact === 'string');
