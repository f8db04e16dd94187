import type { ReportTotals } from '@/data/requests/report';
import { count } from '@/data/time/words';
import { hours } from '@/features/horses/home/work-words';
import { useAmount } from '@/features/money/amounts';

/** Days of the takings that were counted, and those that were not. */
const closings = (
  { closed, open, difference }: Pick<ReportTotals, 'closed' | 'open' | 'difference'>,
  amount: (value: number) => string,
) =>
  closed === undefined
    ? []
    : [`${count(closed, 'day')} closed`, `${open ?? 0} open`, `difference ${amount(difference ?? 0)}`];

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
      of.packages !== undefined && count(of.packages, 'package'),
      of.lessons_sold !== undefined && `${count(of.lessons_sold, 'lesson')} sold`,
      of.left !== undefined && `${count(of.left, 'lesson')} left`,
      of.price !== undefined && `${amount(of.price)} in all`,
      of.worth !== undefined && `worth ${amount(of.worth)}`,
      of.net !== undefined && `${amount(of.net)} without tax`,
      of.net !== undefined && `${amount(of.tax ?? 0)} tax`,
      of.taken !== undefined && `${amount(of.taken)} taken`,
      of.taken !== undefined && !!of.tax && `${amount(of.tax)} of it tax`,
      ...closings(of, amount),
      of.sent !== undefined && `${of.sent} sent`,
      of.failed !== undefined && `${of.failed} not sent`,
    ].filter(Boolean);
    return `${shown} of ${count(rows, 'row')}: ${parts.join(', ')}`;
  };
};
