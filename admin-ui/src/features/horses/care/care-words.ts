import type { CareKind, CareLine, CareState } from '@/data/requests/care';
import { count, dayAndYear } from '@/data/time/words';

/** `file_id` where it is a document, which is valid until it is due. */
export type Standing = Pick<CareLine, 'state' | 'due_on' | 'days' | 'done_on'> & Partial<Pick<CareLine, 'file_id'>>;
type Unit = NonNullable<CareKind['every_unit']>;

export const careStates: readonly { readonly id: CareState; readonly name: string }[] = [
  { id: 'overdue', name: 'Overdue' },
  { id: 'soon', name: 'Due soon' },
  { id: 'never', name: 'Not noted yet' },
  { id: 'fine', name: 'In order' },
  { id: 'open', name: 'When needed' },
];

export const stateName = (state: CareState): string => careStates.find(({ id }) => id === state)?.name ?? state;

const documentStates: Readonly<Record<CareState, string>> = {
  overdue: 'Expired',
  soon: 'Runs out soon',
  fine: 'Valid',
  never: 'Does not run out',
  open: 'Does not run out',
};

/** In the word for what it is: care, or a document. */
export const standingName = ({ state, file_id }: Standing): string =>
  file_id ? documentStates[state] : stateName(state);

const validWords = (day: string, days: number): string => {
  if (days < 0) return `valid until ${day}, ${count(-days, 'day')} ago`;
  return days === 0 ? `valid until today, ${day}` : `until ${day}, in ${count(days, 'day')}`;
};

/** When it is due, as the line beside its mark; nothing where nothing says when. */
export const dueWords = ({ due_on, days, file_id }: Standing): string => {
  if (due_on === null || days === null) return '';
  const day = dayAndYear(due_on);
  if (file_id) return validWords(day, days);
  if (days < 0) return `since ${day}, ${count(-days, 'day')}`;
  if (days === 0) return `today, ${day}`;
  return `${day}, in ${count(days, 'day')}`;
};

type Overdue = Pick<CareLine, 'care_kind_name' | 'due_on' | 'file_id'>;

/** Farrier overdue since Tue 3 Nov 2026; Insurance expired, valid until Tue 3 Nov 2026 */
export const overdueWords = ({ care_kind_name, due_on, file_id }: Overdue): string => {
  const [what, when] = file_id ? ['expired', ', valid until'] : ['overdue', ' since'];
  return `${care_kind_name} ${what}${due_on === null ? '' : `${when} ${dayAndYear(due_on)}`}`;
};

export const lastWords = ({ done_on, done_by }: Pick<CareLine, 'done_on' | 'done_by'>): string =>
  done_on === null ? '' : `${dayAndYear(done_on)}${done_by ? `, ${done_by}` : ''}`;

/** Every 6 weeks; every month. */
export const everyWords = (every: number | null, unit: Unit | null): string => {
  if (every === null || unit === null) return 'when needed';
  return every === 1 ? `every ${unit}` : `every ${count(every, unit)}`;
};

/** Of a document nothing says how often. */
export const oftenWords = ({
  every,
  every_unit,
  file_id,
}: Pick<CareLine, 'every' | 'every_unit' | 'file_id'>): string => (file_id ? '' : everyWords(every, every_unit));

export const units: readonly { readonly id: Unit; readonly name: string }[] = [
  { id: 'day', name: 'days' },
  { id: 'week', name: 'weeks' },
  { id: 'month', name: 'months' },
];
