import { notFound } from '../../../platform/errors/refusal.js';

/** The lesson student a call was about; gone meanwhile is not found. */
export function onlyOne<Row extends { id: string }>(rows: readonly Row[], id: string | undefined = rows[0]?.id): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound('The lesson student');
  return row;
}
