import { t } from '../../i18n/t';
import type { Makeup } from '../../requests/client-lesson';
import { withOwner } from '../../components/package-words';
import type { BookableLesson } from './bookable-lessons';

type Covering = NonNullable<BookableLesson['covered_by']>;

/** "uses 1 of 4", "uses 1 of 2 that week", "rides without limit", or that no package covers it; a makeup that is booked pays itself. */
export const paidBy = ({ covered_by }: Pick<BookableLesson, 'covered_by'>, makeup?: Makeup): string => {
  if (makeup) return t('uses this makeup');
  if (!covered_by) return t('no package covers it');
  const { remain, left_that_week } = covered_by;
  if (left_that_week !== null) return t('uses 1 of {left} that week', { left: left_that_week });
  return remain === null ? t('rides without limit') : t('uses 1 of {left}', { left: remain });
};

/** The same of a package that is named: "uses 1 of 4 on 10 lessons". */
export const paidFrom = ({ remain, left_that_week, product_name, item_of }: Covering): string => {
  const name = withOwner(product_name, item_of);
  if (left_that_week !== null) return t('uses 1 of {left} that week on {name}', { left: left_that_week, name });
  return remain === null
    ? t('rides without limit on {name}', { name })
    : t('uses 1 of {left} on {name}', { left: remain, name });
};
