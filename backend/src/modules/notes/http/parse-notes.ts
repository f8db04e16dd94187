import { invalid } from '../../../platform/errors/refusal.js';

/** R033 R060 */
const PAGE = 50;

export const pageOf = ({ limit = PAGE, offset = 0 }: { limit?: number; offset?: number }) => ({ limit, offset });

/** One day, or a range with both ends; empty if neither is given. */
export function daysOf(day: Named, range: readonly [from: Named, to: Named] | [] = []) {
  const [from, to] = day.value === undefined ? range.map(checked) : [checked(day)];
  return { from, to: to ?? from };
}
interface Named {
  field: string;
  value: unknown;
}
function checked({ field, value }: Named) {
  if (value === undefined || isDay(value)) return value;
  throw invalid(field, `${field} must be a date like 2026-11-24`);
}
/** One that the database knows, too. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(19[7-9]|20\d|21\d)\d-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

interface Written {
  notes: string;
  is_public: number;
  pin?: number;
  sendEmail?: number;
  emailAddress?: string;
}
export const wishOf = (input: Written) => ({
  notes: input.notes,
  isPublic: input.is_public === 1,
  pin: input.pin === 1,
  sendEmail: input.sendEmail === 1,
  emailAddress: input.emailAddress,
});
