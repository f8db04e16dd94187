import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { dateWithYear, shortDay, todayIn } from '../../format/dates';
import { cardKeysQuery } from '../../requests/card-keys';
import type { Registered, Registrations, Session, Waiting } from '../../requests/registrations';

/** "Tue 24 Nov – 8 Dec 2026 · 16:00–17:00", or the one day. */
export const whenOf = ({ first_date, last_date, starttime, endtime }: Session): string => {
  const days =
    first_date === last_date
      ? `${shortDay(first_date)} ${first_date.slice(0, 4)}`
      : `${shortDay(first_date)} – ${dateWithYear(last_date)}`;
  return `${days} · ${starttime.slice(11)}–${endtime.slice(11)}`;
};

export const placesOf = ({ available, max_enrollment }: Session): string | null => {
  if (available === null || max_enrollment === null) return null;
  return available === 0
    ? t('Full')
    : t('{available} of {count, plural, one {# place} other {# places}} left', { available, count: max_enrollment });
};

/** Those of its days on which whoever registers now will ride. */
export const useDaysToCome = ({ dates }: Session): readonly string[] => {
  const { barn } = useFamily();
  const today = todayIn(barn.time_zone);
  return dates.filter((date) => date >= today);
};

const registeredIn = ({ stu }: Registrations, { id }: Session): readonly Registered[] =>
  stu.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === id);

export type Refused = Registrations['not_for'][number];

const refusedIn = ({ not_for }: Registrations, { id }: Session): readonly Refused[] =>
  not_for.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === id);

const waitingIn = ({ waiting }: Registrations, { id }: Session): readonly Waiting[] =>
  waiting.filter(({ lesson_date_time_series_id }) => lesson_date_time_series_id === id);

export type Known = {
  readonly registered: readonly Registered[];
  readonly refused: readonly Refused[];
  readonly waiting: readonly Waiting[];
};

/** What the list says of the family's riders in one session. */
export const knownOf = (all: Registrations, session: Session): Known => ({
  registered: registeredIn(all, session),
  refused: refusedIn(all, session),
  waiting: waitingIn(all, session),
});

const isAmong = (some: readonly { readonly student_id: string }[], studentId: string): boolean =>
  some.some(({ student_id }) => student_id === studentId);

/** Riders of the family who may join it now: where it is full, those alone for whom a place is kept. */
export const useCandidates = ({ available }: Session, { registered, refused, waiting }: Known) => {
  const { riders } = useFamily();
  const kept = waiting.filter(({ offered_until }) => offered_until !== null);
  return riders.filter(
    ({ isActive, studentId }) =>
      isActive &&
      !isAmong(registered, studentId) &&
      !isAmong(refused, studentId) &&
      (available !== 0 || isAmong(kept, studentId)),
  );
};

/** It has begun: whoever joins now rides in what is left of it, and pays for that. */
export const isUnderWay = ({ lessons, lessons_left }: Session): boolean => lessons_left < lessons;

/** Whether a session is paid for here, or at the barn, as a lowest price is; undefined until that is known. R151 R176 */
export const usePaysHere = ({ price_from }: Session): boolean | undefined => {
  const { barn } = useFamily();
  const sells = barn.clients_can_buy_online === 1;
  const { data } = useQuery({ ...cardKeysQuery(), enabled: sells });
  if (!sells || price_from === 1) return false;
  return data === undefined ? undefined : data !== null;
};

/** Riders of the family who may wait for a place, where the barn keeps lists and the session is full. */
export const useWaiters = ({ available }: Session, { registered, refused, waiting }: Known) => {
  const { riders, barn } = useFamily();
  if (barn.has_waiting_lists !== 1 || available !== 0) return [];
  return riders.filter(
    ({ isActive, studentId }) => isActive && ![registered, refused, waiting].some((some) => isAmong(some, studentId)),
  );
};
