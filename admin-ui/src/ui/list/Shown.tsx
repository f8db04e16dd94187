import { valueOf, type AnyRow, type Field } from './describe-list';

const schemeOf = { email: 'mailto:', phone: 'tel:' } as const;

/** A value as people read it; an address can be written to, a number called. */
export const Shown = ({ row, field }: { row: AnyRow; field: Field<AnyRow> }) => {
  const value = valueOf(row, field);
  const { type, Cell } = field;
  if (Cell) return <Cell row={row} />;
  if (value === null || value === '') return null;
  return type === 'email' || type === 'phone' ? <a href={`${schemeOf[type]}${value}`}>{value}</a> : value;
};
