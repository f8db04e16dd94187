import type { Product } from '../requests/products';
import { language } from '../i18n/catalogue';
import { t, type Text } from '../i18n/t';

type PricedBy = { readonly price_unit?: string | null; readonly price_from?: number };

/** "from $80.00", "$0.60 per km"; of what is sold as a whole at one price just that, as it is written. */
export const priceWords = ({ price_unit: unit, price_from }: PricedBy, price: string): string => {
  const isLowest = price_from === 1;
  if (unit) return isLowest ? t('from {price} per {unit}', { price, unit }) : t('{price} per {unit}', { price, unit });
  return isLowest ? t('from {price}', { price }) : price;
};

/** A fraction as people write it: 13%. R173 */
export const percent = (fraction: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 3 }).format(fraction);

type Rated = { readonly tax_percent: number | null };

/** What stands beside a price: whether its tax is in it or comes on top; nothing where there is none. E01 */
export const taxWords = (product: Rated, barn: Rated & { readonly prices_include_tax: number }): string | undefined => {
  const rate = product.tax_percent ?? barn.tax_percent ?? 0;
  if (rate === 0) return undefined;
  return barn.prices_include_tax === 1
    ? t('incl. {rate} tax', { rate: percent(rate) })
    : t('plus {rate} tax', { rate: percent(rate) });
};

type Valid = Pick<Product, 'expires_in' | 'validity_unit' | 'valid_until'>;

/** "valid 3 months", "valid until 30 Jun 2027", "no expiry"; `day` writes a date. R165 */
export const validityWords = (product: Valid, day: (date: string) => string): string => {
  const { expires_in: count, validity_unit: unit, valid_until: until } = product;
  if (unit === 'never') return t('no expiry');
  if (unit === 'term') return t('valid until the end of the term');
  if (unit === 'date' && until) return t('valid until {date}', { date: day(until) });
  return t(
    'valid {unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} other {{count, plural, one {# month} other {# months}}}}',
    { unit, count },
  );
};

type Sold = Pick<Product, 'product_count' | 'coverage' | 'per_week'>;

/** What is sold: "10 lessons", "2 lessons a week", "unlimited lessons". */
export const soldLessonWords = ({ product_count, coverage, per_week }: Sold): string => {
  if (coverage === 'unlimited') return t('unlimited lessons');
  return coverage === 'weekly'
    ? t('{count, plural, one {# lesson} other {# lessons}} a week', { count: per_week ?? 0 })
    : t('{count, plural, one {# lesson} other {# lessons}}', { count: product_count });
};

type Shared = { readonly is_shared?: number };

/** Of a package that pays for whoever of the family rides. */
export const sharedWords = ({ is_shared }: Shared): string | undefined =>
  is_shared === 1 ? t('for all riders of the family') : undefined;

/** Beside a price that not everybody gets, or that is for more than one. */
export const offerWords = ({ new_customers_only, ...product }: Shared & { readonly new_customers_only?: number }) =>
  [new_customers_only === 1 && t('for new customers only'), sharedWords(product)].filter(Boolean).join(' · ') ||
  undefined;

const lessonsOf: Readonly<Record<string, Text>> = {
  private: 'private lessons',
  semi_private: 'semi-private lessons',
  group: 'group lessons',
};
const ridden: Readonly<Record<string, Text>> = {
  school: 'on the school’s horses',
  own: 'on riders’ own horses',
};

const named = (words: Readonly<Record<string, Text>>, id: string | null | undefined): string | undefined => {
  const word = words[id ?? ''];
  return word && t(word);
};

type PaidLessons = {
  readonly price_class?: string | null;
  readonly lesson_horses?: string | null;
  readonly lesson_minutes?: number | null;
};

/** "private lessons · on riders’ own horses · 45 min"; undefined where a package pays for lessons of every kind. C02 */
export const paidLessonWords = ({ price_class, lesson_horses, lesson_minutes }: PaidLessons): string | undefined =>
  [
    named(lessonsOf, price_class),
    named(ridden, lesson_horses),
    lesson_minutes && t('{minutes} min', { minutes: lesson_minutes }),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;
