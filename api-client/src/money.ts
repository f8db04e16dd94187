import type { Input, Reply } from './contract';
import type { Covering } from './lessons-left';

export type PaymentMethod = NonNullable<Input<'payments/create'>['payment_method']>;
type Payment = Reply<'reports/financial'>['reports'][number];

/** By hand, in the order in which they are offered; cash unless another is chosen. R180 */
const byHand: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
};
const names: Readonly<Record<string, string>> = { ...byHand, card: 'Card', saved: 'Saved Card', dispute: 'Dispute' };

export const paymentMethods = Object.entries(byHand).map(([id, name]) => ({ id: id as PaymentMethod, name }));

/** How money came in, as `Check · 1024`; an unknown method is shown as it is, and of an invoice there is none. */
export const wayOf = ({ payment_method: method, reference }: Pick<Payment, 'payment_method' | 'reference'>): string =>
  [method && (names[method] ?? method), reference].filter(Boolean).join(' · ');

const states: Readonly<Record<string, string>> = {
  pending: 'waits for approval',
  failed: 'came back from the card',
  declined: 'declined',
  reversed: 'reversed',
};

/** Of a refund whose money is not given; null of one that is, and of any other payment. C09 */
export const refundStateOf = ({ refund_state: state }: Pick<Payment, 'refund_state'>): string | null =>
  (state && states[state]) || null;

/** An administrator has to decide on it. C09 */
export const isRefundWaiting = ({ refund_state: state }: Pick<Payment, 'refund_state'>): boolean =>
  state === 'pending' || state === 'failed';

/** Credits may take the whole of an invoice, for which nothing is paid then. */
export const invoiceStateOf = ({
  outstanding,
  paid,
  part_paid,
}: Pick<Payment, 'outstanding' | 'paid'> & Partial<Pick<Payment, 'part_paid'>>) => {
  if (outstanding > 0) return (part_paid ?? 0) > 0 ? 'partly paid' : 'unpaid';
  return paid ? 'paid' : 'nothing owed';
};

/** "due Fri 4 Dec 2026", or "12 days overdue, due Fri 4 Dec 2026"; undefined of what is paid or names no day. `day` writes a date. */
export const dueWords = (
  { outstanding, due_date, overdue_days }: Pick<Payment, 'outstanding' | 'due_date' | 'overdue_days'>,
  day: (date: string) => string,
): string | undefined => {
  if (outstanding <= 0 || !due_date) return undefined;
  const late = overdue_days > 0 ? `${overdue_days} ${overdue_days === 1 ? 'day' : 'days'} overdue, ` : '';
  return `${late}due ${day(due_date)}`;
};

/** A fraction as people write it: 13%. R173 */
export const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(3))}%`;

type Valid = { readonly expires_in: number; readonly validity_unit: string; readonly valid_until?: string | null };

/** "valid 3 months", "valid until 30 Jun 2027", "no expiry"; `day` writes a date. R165 */
export const validityWords = (
  { expires_in, validity_unit, valid_until }: Valid,
  day: (date: string) => string,
): string => {
  if (validity_unit === 'never') return 'no expiry';
  if (validity_unit === 'term') return 'valid until the end of the term';
  if (validity_unit === 'date' && valid_until) return `valid until ${day(valid_until)}`;
  return `valid ${expires_in} ${validity_unit}${expires_in === 1 ? '' : 's'}`;
};

/** How much a package pays for. What is not counted is limited by its dates, and by the week if the barn says so. */
export const coverages = [
  { id: 'lessons', name: 'A number of lessons' },
  { id: 'weekly', name: 'So many lessons a week' },
  { id: 'unlimited', name: 'Unlimited, within its validity' },
] as const;

/** What is sold: "10 lessons", "2 lessons a week", "unlimited lessons". */
export const soldLessonWords = ({
  product_count,
  ...covering
}: Covering & { readonly product_count: number }): string => {
  const { coverage, per_week } = covering;
  if (coverage === 'unlimited') return 'unlimited lessons';
  const [count, behind] = coverage === 'weekly' ? [per_week, ' a week'] : [product_count, ''];
  return `${count} ${count === 1 ? 'lesson' : 'lessons'}${behind}`;
};

type Rated = { readonly tax_percent: number | null };

/** What stands beside a price: whether its tax is in it or comes on top; nothing where there is none. E01 */
export const taxWords = (product: Rated, barn: Rated & { readonly prices_include_tax: number }): string | undefined => {
  const rate = product.tax_percent ?? barn.tax_percent ?? 0;
  if (rate === 0) return undefined;
  return `${barn.prices_include_tax === 1 ? 'incl.' : 'plus'} ${percent(rate)} tax`;
};

type PricedBy = { readonly price_unit?: string | null; readonly price_from?: number };

/** "from $80.00", "$0.60 per km"; of what is sold as a whole at one price just that, as it is written. */
export const priceWords = ({ price_unit, price_from }: PricedBy, written: string): string =>
  `${price_from === 1 ? 'from ' : ''}${written}${price_unit ? ` per ${price_unit}` : ''}`;

/** What was typed as a quantity: more than 0, at most two decimals; NaN of anything else. */
export const quantityTyped = (text: string): number => {
  const typed = Number(/^\d{1,8}([.,]\d{1,2})?$/.test(text.trim()) ? text.trim().replace(',', '.') : Number.NaN);
  return typed > 0 ? typed : Number.NaN;
};

export const notAQuantity = 'More than 0, like 2 or 12.5';

type Shared = { readonly is_shared?: number };

/** Of a package that pays for whoever of the family rides. */
export const sharedWords = ({ is_shared }: Shared): string | undefined =>
  is_shared === 1 ? 'for all riders of the family' : undefined;

/** Beside a price that not everybody gets, or that is for more than one. */
export const offerWords = ({ new_customers_only, ...product }: Shared & { readonly new_customers_only?: number }) =>
  [new_customers_only === 1 && 'for new customers only', sharedWords(product)].filter(Boolean).join(' · ') || undefined;

type PaidLessons = {
  readonly price_class?: string | null;
  readonly lesson_horses?: string | null;
  readonly lesson_minutes?: number | null;
};

export const priceClasses = [
  { id: 'private', name: 'Private lessons' },
  { id: 'semi_private', name: 'Semi-private lessons' },
  { id: 'group', name: 'Group lessons' },
] as const;
export const horsesOf = [
  { id: 'school', name: 'On the school’s horses' },
  { id: 'own', name: 'On riders’ own horses' },
] as const;

const named = (choices: readonly { readonly id: string; readonly name: string }[], id: string | null | undefined) =>
  choices.find((choice) => choice.id === id)?.name.toLowerCase();

/** "private lessons · on riders’ own horses · 45 min"; undefined where a package pays for lessons of every kind. C02 */
export const paidLessonWords = ({ price_class, lesson_horses, lesson_minutes }: PaidLessons): string | undefined =>
  [named(priceClasses, price_class), named(horsesOf, lesson_horses), lesson_minutes && `${lesson_minutes} min`]
    .filter(Boolean)
    .join(' · ') || undefined;

const monthsFrom = (year: number, month: number, count: number) => ({
  from: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  until: new Date(Date.UTC(year, month + count, 0)).toISOString().slice(0, 10),
});

/** What an account statement is usually asked for; the first is what it opens with. `today` is the barn's. */
export function statementPeriods(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [
    { id: 'year', name: `This year, ${year}`, ...monthsFrom(year, 0, 12) },
    { id: 'month', name: 'This month', ...monthsFrom(year, month - 1, 1) },
    { id: 'last month', name: 'Last month', ...monthsFrom(year, month - 2, 1) },
    { id: 'last year', name: `Last year, ${year - 1}`, ...monthsFrom(year - 1, 0, 12) },
  ] as const;
}
