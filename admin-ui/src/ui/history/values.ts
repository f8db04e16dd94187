import type { RecordChange } from '@/data/requests/record-history';
import { dateOnly } from '@/data/time/words';

export type ChangedValue = RecordChange['values'][number];
/** What a value of a field is called, where text alone does not say it. */
export type Shown = (field: string, value: string) => string;

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const most = 120;

/** As the screens say it: money with its decimals, shares in percent, switches as yes and no. */
export const asShown: Shown = (field, value) => {
  if (field.endsWith('_minor')) return (Number(value) / 100).toFixed(2);
  if (field === 'tax_percent' || field === 'fee') return `${Number((Number(value) * 100).toFixed(3))} %`;
  if (value === 'true' || value === 'false') return value === 'true' ? 'Yes' : 'No';
  if (isDate.test(value)) return dateOnly(value);
  return value.length > most ? `${value.slice(0, most)} …` : value;
};
