import type { Covering } from '@leadline/api-client/lessons-left';
import { t } from '../i18n/t';

/** "unlimited", "2 a week"; undefined where lessons are counted. C02 */
export const flatWords = ({ coverage, per_week }: Covering): string | undefined => {
  if (coverage === 'unlimited') return t('unlimited');
  return coverage === 'weekly' && per_week !== null ? t('{count} a week', { count: per_week }) : undefined;
};

/** "10 lessons · Anna’s": a package by its name, and whose it is where another rider of the family has it. */
export const withOwner = (name: string, owner: string | false | null | undefined): string =>
  owner ? t('{name} · {owner}’s', { name, owner }) : name;

type Held = { readonly product_name: string; readonly student_id: string; readonly owner_name: string };

/** The same of a package that is listed for a rider. */
export const itemName = (item: Held, riderId: string | null): string =>
  withOwner(item.product_name, item.student_id !== riderId && item.owner_name);

type Left = Covering & {
  readonly remain: number | null;
  readonly start_count: number;
  readonly left_this_week: number | null;
};

/** What is left: "4 left of 10", "1 left of 2 this week", outside its weeks "2 a week"; "unlimited". C01 */
export const leftWords = ({ remain, start_count, left_this_week, ...covering }: Left): string => {
  if (remain !== null) return t('{left} left of {count}', { left: remain, count: start_count });
  return left_this_week === null
    ? (flatWords(covering) ?? '')
    : t('{left} left of {count} this week', { left: left_this_week, count: covering.per_week ?? 0 });
};
