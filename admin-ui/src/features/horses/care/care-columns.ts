import type { CareLine } from '@/data/requests/care';
import type { Field } from '@/ui/list/describe-list';
import { oftenWords, standingName } from './care-words';

type CareRow = CareLine & { readonly id: string };

export const careRows = (lines: readonly CareLine[]): CareRow[] =>
  lines.map((line) => ({ ...line, id: `${line.horse_id} ${line.care_kind_id ?? line.file_id}` }));

/** Days as a spreadsheet reads them. */
export const careColumns: readonly Field<CareRow>[] = [
  { source: 'horse_name', label: 'Horse' },
  { source: 'care_kind_name', label: 'Care' },
  { source: 'state', label: 'State', value: standingName },
  { source: 'due_on', label: 'Due on' },
  { source: 'days', label: 'In days' },
  { source: 'done_on', label: 'Last time' },
  { source: 'done_by', label: 'Done by' },
  { source: 'every', label: 'How often', value: oftenWords },
];
