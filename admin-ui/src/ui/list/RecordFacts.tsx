import type { ReactNode } from 'react';
import { Facts } from '@/ui/record/Facts';
import { valueOf, type AnyRow, type ListDescription } from './describe-list';

type RecordFactsProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly record: Row;
  /** The heading that they stand under; else those without one. */
  readonly group?: string | undefined;
  /** Where nothing is filled in. */
  readonly none: ReactNode;
};

/** What is filled in under one heading. */
export const factsOf = <Row extends AnyRow>({ list, record, group }: Omit<RecordFactsProps<Row>, 'none'>) =>
  list.fields
    .filter((field) => field.source !== list.name && field.type !== 'state' && field.group === group)
    .map((field) => ({ label: field.input?.label ?? field.label, value: valueOf(record, field) }));

/** What is filled in about a record, beside its name and whether it is in use. */
export const RecordFacts = <Row extends AnyRow>({ list, record, group, none }: RecordFactsProps<Row>) => {
  const facts = factsOf({ list, record, group });
  return facts.some(({ value }) => value) ? <Facts facts={facts} /> : none;
};
