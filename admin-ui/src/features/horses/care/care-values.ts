import type { CareEntry, CareNote } from '@/data/requests/care';

export type CareValues = {
  readonly care_kind_id: string;
  readonly horse_ids: readonly string[];
  readonly done_on: string;
  readonly done_by: string;
  readonly remark: string;
  readonly cost: string;
  readonly next_on: string;
};

const amount = /^\d{1,6}([.,]\d{1,2})?$/;

/** What keeps it from being sent, by field. */
export const careProblems = ({ care_kind_id, horse_ids, done_on, cost }: CareValues) => ({
  ...(care_kind_id === '' && { care_kind_id: 'Choose what was done' }),
  ...(horse_ids.length === 0 && { horse_ids: 'Choose at least one horse' }),
  ...(done_on === '' && { done_on: 'Say on which day' }),
  ...(cost.trim() !== '' && !amount.test(cost.trim()) && { cost: 'An amount like 45 or 45.50' }),
});

const detailsOf = ({ done_on, done_by, remark, cost, next_on }: CareValues) => ({
  done_on,
  done_by: done_by.trim() || null,
  remark: remark.trim() || null,
  cost: cost.trim() === '' ? null : Number(cost.trim().replace(',', '.')),
  next_on: next_on || null,
});

export const careToWire = (values: CareValues): CareNote => ({
  care_kind_id: values.care_kind_id,
  horse_ids: [...values.horse_ids],
  ...detailsOf(values),
});

/** All that an entry says, so that what was there can be put back. */
export const changeToWire = (id: string, values: CareValues) => ({ id, ...detailsOf(values) });

export const valuesOf = (entry: CareEntry): CareValues => ({
  care_kind_id: entry.care_kind_id,
  horse_ids: [entry.horse_id],
  done_on: entry.done_on,
  done_by: entry.done_by ?? '',
  remark: entry.remark ?? '',
  cost: entry.cost === null ? '' : entry.cost.toFixed(2),
  next_on: entry.next_on ?? '',
});
