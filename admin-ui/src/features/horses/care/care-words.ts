import type { CareKind, CareLine, CareState } from '@/data/requests/care';
import { count, dayAndYear } from '@/data/time/words';

type Standing = Pick<CareLine, 'state' | 'due_on' | 'days' | 'done_on'>;
type Unit = NonNullable<CareKind['every_unit']>;

export const careStates: readonly { readonly id: CareState; readonly name: string }[] = [
  { id: 'overdue', name: 'Overdue' },
  { id: 'soon', name: 'Due soon' },
  { id: 'never', name: 'Not noted yet' },
  { id: 'fine', name: 'In order' },
  { id: 'open', name: 'When needed' },
];

export const stateName = (state: CareState): string => careStates.find(({ id }) => id === state)?.name ?? state;

/** When it is due, as the line beside its mark; nothing where nothing says when. */
export const dueWords = ({ due_on, days }: Standing): string => {
  if (due_on === null || days === null) return '';
  const day = dayAndYear(due_on);
  if (days < 0) return `since ${day}, ${count(-days, 'day')}`;
  if (days === 0) return `today, ${day}`;
  return `${day}, in ${count(days, 'day')}`;
};

/** Farrier overdue since Tue 3 Nov 2026 */
export const overdueWords = ({ care_kind_name, due_on }: Pick<CareLine, 'care_kind_name' | 'due_on'>): string =>
  `${care_kind_name} overdue${due_on === null ? '' : ` since ${dayAndYear(due_on)}`}`;

export const lastWords = ({ done_on, done_by }: Pick<CareLine, 'done_on' | 'done_by'>): string =>
  done_on === null ? '' : `${dayAndYear(done_on)}${done_by ? `, ${done_by}` : ''}`;

/** Every 6 weeks; every month. */
export const everyWords = (every: number | null, unit: Unit | null): string => {
  if (every === null || unit === null) return 'when needed';
  return every === 1 ? `every ${unit}` : `every ${count(every, unit)}`;
};

export const units: readonly { readonly id: Unit; readonly name: string }[] = [
  { id: 'day', name: 'days' },
  { id: 'week', name: 'weeks' },
  { id: 'month', name: 'months' },
];
