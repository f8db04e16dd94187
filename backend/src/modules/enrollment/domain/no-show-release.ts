import { DateTime } from 'luxon';
import type { StrikeRule } from './policy-rule.js';
import type { StrikeStand } from './strikes.js';

/** Days between the family's mail and the release. */
export const LEAST_NOTICE = 3;
export const MOST_NOTICE = 60;

/** That later places are released after no-shows, as the family is told by mail. */
export interface ReleaseNotice {
  /** The place of the last no-show when it was announced, and as how many in a row. */
  readonly lessonPersonId: string;
  readonly inARow: number;
  /** As the rule was then. */
  readonly days: number;
  /** The barn's day on which the mail went out; null while it has not, or came back. */
  readonly mailedOn: string | null;
  readonly isReleased: boolean;
}

/** By which the ledger knows the mail of a notice. */
export const noShowReleaseMailId = (noticeId: string) => `${noticeId}-no-show-release`;

export type NoShowStep =
  | { readonly kind: 'announce'; readonly days: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'release'; readonly on: string };

interface NoShowsNow {
  /** The barn's day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly stand: StrikeStand;
  readonly inARow: number;
  readonly rule: StrikeRule;
  /** Later places that the rider still holds. */
  readonly later: readonly { readonly date: string }[];
  readonly notice: ReleaseNotice | undefined;
}

/**
 * The notice that still holds of these no-shows, `missed` with the newest first: as many are counted up to its last one as when it was
 * announced. A mark that was put right since has ended it.
 */
export const noticeFor = <Notice extends ReleaseNotice>(missed: readonly string[], notices: readonly Notice[]) =>
  notices.find(({ lessonPersonId, inARow }) => {
    const at = missed.indexOf(lessonPersonId);
    return at !== -1 && missed.length - at >= inARow;
  });

/** The days are counted from the mail, so that neither a lost one nor a barn that was away shortens them. */
export const noticeEnds = ({ days, mailedOn }: Pick<ReleaseNotice, 'days' | 'mailedOn'>, today: string) =>
  DateTime.fromISO(mailedOn ?? today, { zone: 'utc' })
    .plus({ days })
    .toFormat('yyyy-MM-dd');

/** The lessons of the day itself stay the rider's, so that nobody has to guess by which hour they are gone. */
export const releasedBy = <Place extends { readonly date: string }>(later: readonly Place[], on: string) =>
  later.filter(({ date }) => date > on);

/**
 * What is to be done about the places of whoever did not come as often as the rule says; undefined: nothing now. A release that was done
 * is not announced again before one more no-show, and one that does not apply any more is ended.
 */
export function nextNoShowStep({ today, stand, inARow, rule, later, notice }: NoShowsNow): NoShowStep | undefined {
  const pending = notice?.isReleased === false ? notice : undefined;
  const { releaseAfter } = rule;
  if (stand !== 'reached' || releaseAfter === undefined) return pending && { kind: 'end' };
  const on = noticeEnds(pending ?? { days: releaseAfter, mailedOn: null }, today);
  if (releasedBy(later, on).length === 0) return pending && { kind: 'end' };
  if (pending) return on <= today ? { kind: 'release', on } : undefined;
  return notice && notice.inARow >= inARow ? undefined : { kind: 'announce', days: releaseAfter };
}
