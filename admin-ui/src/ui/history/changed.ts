import type { RecordChange } from '@/data/requests/record-history';

/** What the fields of a record are called on its screen. */
export type Labels = Readonly<Record<string, string>>;

const spelled = (field: string) => field.replace(/_(?:minor|id)$/, '').replace(/_/g, ' ');

export const labelOf = (field: string, labels: Labels): string => labels[field] ?? spelled(field);

/** A change as the rest of a sentence that begins with who made it. */
export const changed = ({ change, fields, what }: RecordChange, labels: Labels): string => {
  if (change === 'other') return what;
  if (change !== 'edited' || fields.length === 0) return `${change} it`;
  return `changed ${fields.map((field) => labelOf(field, labels)).join(', ')}`;
};

/** Who made it: what nobody of the barn did, the platform's people or the product itself did. */
export const changedBy = ({ person_name, user_type_code }: RecordChange): string =>
  person_name ?? (user_type_code === 'SPR' ? 'The platform' : 'Leadline');
