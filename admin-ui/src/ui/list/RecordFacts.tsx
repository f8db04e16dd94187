import type { ReactNode } from 'react';
import { Facts } from '@/ui/record/Facts';
import { valueOf, type AnyRow, type ListDescription } from './describe-list';

type RecordFactsProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly record: Row;
  /** The heading that they stand under; else those without one. */
  readonly group?: string;
  /** Where nothing is filled in. */
  readonly none: ReactNode;
};

/** What is filled in about a record, beside its name and whether it is in use. */
export const RecordFacts = <Row extends AnyRow>({ list, record, group, none }: RecordFactsProps<Row>) => {
  const facts = list.fields
    .filter((field) => field.source !== list.name && field.type !== 'state' && field.group === group)
    .map((field) => ({ label: field.label, value: valueOf(record, field) }));
  return facts.some(({ value }) => value) ? <Facts facts={facts} /> : none;
};
