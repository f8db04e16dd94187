/** How a value is read: `start` is a day and a time of the barn, `minutes` are shown as hours, `money` is in the barn's currency. */
export const COLUMN_KINDS = ['text', 'start', 'date', 'count', 'minutes', 'money', 'mark'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** What has a page of its own; the row has its id as `lesson_id`, `person_id`, `horse_id`, `staff_person_id`, `account_id` or its `day`. */
export const OPENED = ['lesson', 'client', 'horse', 'staff', 'account', 'till'] as const;
export type Opened = (typeof OPENED)[number];

/** A column as table and CSV have it. */
export interface ReportColumn {
  name: string;
  label: string;
  kind: ColumnKind;
  opens?: Opened;
}

const NUMBERS: readonly ColumnKind[] = ['count', 'minutes', 'money', 'mark'];
export const numbersOf = (columns: readonly ReportColumn[]) =>
  columns.filter(({ kind }) => NUMBERS.includes(kind)).map(({ name }) => name);
