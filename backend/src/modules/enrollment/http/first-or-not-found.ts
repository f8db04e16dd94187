import { notFound } from '../../../platform/errors/refusal.js';

export function firstOrNotFound<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined = rows[0]?.id,
): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound('The lesson student');
  return row;
}
