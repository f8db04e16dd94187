import type { NoShowEvent, NoShowReleaseEnded, NoShowsAskedAgain, NoShowsLeftAlone } from '../no-show-events.js';
import { enrollmentErrors } from './errors.js';
import { releasedBy, type NoShowStep } from './no-show-release.js';
import type { StrikeStand } from './strikes.js';

interface LastNoShow {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly inARow: number;
  readonly stand: StrikeStand;
  readonly later: readonly { readonly lessonPersonId: string; readonly lessonId: string; readonly date: string }[];
  readonly notice: AnnouncedAt | undefined;
}

/** At which of the no-shows it was announced. */
interface AnnouncedAt {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly noticeId: string;
  readonly isReleased: boolean;
}

const placeOf = ({ lessonPersonId, lessonId, studentId }: LastNoShow) => ({ lessonPersonId, lessonId, studentId });

/** Nothing follows this time. `last` is undefined where the rider came since, or a mark was put right; said twice, the first stands. */
export function decideLeftAlone(
  last: LastNoShow | undefined,
  said: { byId: string; reasonId: string | null },
): NoShowsLeftAlone[] {
  if (last?.stand === 'left') return [];
  if (last?.stand !== 'reached') throw enrollmentErrors.no_shows_over();
  return [{ type: 'enrollment.NoShowsLeftAlone', data: { ...placeOf(last), inARow: last.inARow, ...said } }];
}

/** Nothing to take back where nobody said so, or another no-show came since. */
export const decideAskedAgain = (last: LastNoShow | undefined): NoShowsAskedAgain[] =>
  last?.stand === 'left' ? [{ type: 'enrollment.NoShowsAskedAgain', data: placeOf(last) }] : [];

/** What was announced comes to nothing; empty where nothing is, or it is done. */
export function decideReleaseEnded(last: LastNoShow | undefined): NoShowReleaseEnded[] {
  if (last?.notice?.isReleased !== false) return [];
  const { lessonPersonId, lessonId, noticeId } = last.notice;
  const data = { lessonPersonId, lessonId, studentId: last.studentId, noticeId };
  return [{ type: 'enrollment.NoShowReleaseEnded', data }];
}

/** `noticeId` is that of an announcement, if it comes to one. */
export function decideRelease(last: LastNoShow, step: NoShowStep, noticeId: string): NoShowEvent[] {
  if (step.kind === 'announce') {
    const data = { ...placeOf(last), inARow: last.inARow, days: step.days, noticeId };
    return [{ type: 'enrollment.NoShowReleaseAnnounced', data }];
  }
  const ended = decideReleaseEnded(last);
  if (step.kind === 'end') return ended;
  const places = releasedBy(last.later, step.on).map(({ lessonPersonId, lessonId }) => ({ lessonPersonId, lessonId }));
  return ended.map(({ data }) => ({ type: 'enrollment.NoShowsReleased', data: { ...data, places } }));
}
