import type { ReportColumn, ReportGroup, ReportRow } from '@/data/requests/report';
import { dateOnly, dayAndTime, hours } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { reportAddress } from './catalogue';

type Value = ReportRow[string];
export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
export const numberOf = (value: Value | undefined) => (typeof value === 'number' ? value : 0);

export const isFigure = ({ kind }: Pick<ReportColumn, 'kind'>) =>
  kind === 'count' || kind === 'minutes' || kind === 'money';

/** How a cell reads. */
export const useWords = () => {
  const amount = useAmount();
  return ({ kind, label }: ReportColumn, value: Value | undefined): string => {
    if (value === null || value === undefined) return '';
    if (value === 0 && isFigure({ kind })) return '–';
    if (kind === 'start') return dayAndTime(textOf(value).slice(0, 10), textOf(value).slice(11));
    if (kind === 'date') return dateOnly(textOf(value));
    if (kind === 'minutes') return hours(numberOf(value));
    if (kind === 'money') return amount(numberOf(value));
    if (kind === 'mark') return value === 1 ? label.toLowerCase() : '';
    return String(value);
  };
};

const narrowing = {
  program_id: 'program',
  section_id: 'section',
  horse_id: 'horse',
  instructor_id: 'instructor',
  student_id: 'student',
};

/** The same days and filters, and only what a row adds up. */
export const detailOf = (group: ReportGroup, row: ReportRow, search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('sort');
  for (const [field, filter] of Object.entries(narrowing)) if (row[field]) params.set(filter, textOf(row[field]));
  return `${reportAddress(group, 'detail')}?${params.toString()}`;
};
