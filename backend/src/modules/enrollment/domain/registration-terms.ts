import { wholeYears } from '../../people/contracts.js';
import { dayInWords } from '../../scheduling/contracts.js';
import { enrollmentErrors } from './errors.js';

export interface Ages {
  /** Whole years, both included. */
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}
export interface SessionAges extends Ages {
  /** Of its lessons that take place; null where there is none. */
  readonly firstDay: string | null;
}

/** "from 8 to 12 years"; null where anybody may come. */
export function agesInWords({ ageFrom, ageTo }: Ages): string | null {
  if (ageFrom === null && ageTo === null) return null;
  if (ageTo === null) return `of ${ageFrom} years and older`;
  if (ageFrom === null) return `up to ${ageTo} years`;
  return ageFrom === ageTo ? `of ${ageFrom} years` : `from ${ageFrom} to ${ageTo} years`;
}

/** Why a rider is not of a session's ages on its first day; null where nothing speaks against it. */
export function ageRefusal(session: SessionAges, dateOfBirth: string | null) {
  const ages = agesInWords(session);
  if (ages === null || session.firstDay === null) return null;
  if (dateOfBirth === null) return enrollmentErrors.age_unknown(ages);
  const age = wholeYears(dateOfBirth, session.firstDay);
  return age < (session.ageFrom ?? age) || age > (session.ageTo ?? age)
    ? enrollmentErrors.age_outside(ages, dayInWords(session.firstDay), age)
    : null;
}

export interface Share {
  /** Of the session's lessons those that a rider has a place in. */
  readonly lessons: number;
  readonly of: number;
}

/** What a rider pays who joins late, in minor units and lessons: in proportion to the lessons left. All of them cost the whole price. */
export function shareOf<Sold extends { priceMinor: number; count: number }>(sold: Sold, { lessons, of }: Share): Sold {
  if (of <= 0 || lessons >= of) return sold;
  return {
    ...sold,
    priceMinor: Math.round((sold.priceMinor * lessons) / of),
    count: Math.ceil((sold.count * lessons) / of),
  };
}
