import type { ReportTotals } from '@/data/requests/report';
import { count, hours } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';

/** Days of the takings that were counted, and those that were not. */
const closings = (
  { closed, open, difference }: Pick<ReportTotals, 'closed' | 'open' | 'difference'>,
  amount: (value: number) => string,
) =>
  closed === undefined
    ? []
    : [`${count(closed, 'day')} closed`, `${open ?? 0} open`, `difference ${amount(difference ?? 0)}`];

/** Packages and what is left of them; what money is without its tax. */
const sold = (
  { packages, lessons_sold, left, price, worth, net, tax = 0 }: Omit<ReportTotals, 'rows'>,
  amount: (value: number) => string,
) => [
  packages !== undefined && count(packages, 'package'),
  lessons_sold !== undefined && `${count(lessons_sold, 'lesson')} sold`,
  left !== undefined && `${count(left, 'lesson')} left`,
  price !== undefined && `${amount(price)} in all`,
  worth !== undefined && `worth ${amount(worth)}`,
  ...(net === undefined ? [] : [`${amount(net)} without tax`, `${amount(tax)} tax`]),
];

/** How many rows are shown, and what all of them come to. */
export const useTotals = () => {
  const amount = useAmount();
  return (shown: number, { rows, ...of }: ReportTotals): string => {
    const parts = [
      of.accounts !== undefined && count(of.accounts, 'account'),
      of.outstanding !== undefined && `${amount(of.outstanding)} outstanding`,
      !!of.overdue && `${amount(of.overdue)} of it overdue`,
      of.invoices !== undefined && count(of.invoices, 'unpaid invoice'),
      of.lessons !== undefined &&
        count(
          of.lessons,
          of.accounts === undefined ? 'lesson' : 'lesson without cover',
          of.accounts === undefined ? 'lessons' : 'lessons without cover',
        ),
      !!of.students && count(of.students, 'student'),
      !!of.horses && count(of.horses, 'horse'),
      !!of.staff && `${of.staff} staff`,
      !!of.minutes && hours(of.minutes),
      of.cancelled !== undefined && `${of.cancelled} cancelled`,
      of.payments !== undefined && count(of.payments, 'payment and refund', 'payments and refunds'),
      ...sold(of, amount),
      of.taken !== undefined && `${amount(of.taken)} taken`,
      of.taken !== undefined && !!of.tax && `${amount(of.tax)} of it tax`,
      ...closings(of, amount),
      of.sent !== undefined && `${of.sent} sent`,
      of.failed !== undefined && `${of.failed} not sent`,
    ].filter(Boolean);
    return `${shown} of ${count(rows, 'row')}: ${parts.join(', ')}`;
  };
};
