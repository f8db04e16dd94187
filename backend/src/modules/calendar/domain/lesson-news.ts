import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';

export interface LessonChange {
  readonly position: number;
  readonly kind: string;
  readonly lessons: readonly {
    readonly id: string;
    /** Person ids of the instructors and helpers as they are now, not at the time of the event. */
    readonly staff: readonly string[];
  }[];
}

/** What to load again: the lessons named, or, with kinds but no lessons, everything. */
export interface LessonNews {
  position: number;
  lessonIds: string[];
  kinds: string[];
}

/** Above this number "everything" is sent instead of ids. */
const MOST_NAMED = 200;
/** The kind sent when the changes themselves are not, for example after a long absence. */
export const EVERYTHING = 'everything';
/** After this event the lesson may no longer be the viewer's own, so restricted staff are told even so. */
const MAY_TAKE_AWAY = ['scheduling.LessonEdited', 'scheduling.LessonDeleted'];

/** Undefined if the viewer may be told nothing. Restricted staff hear of their own lessons only. A01 */
export function newsFor(actor: Actor, changes: readonly LessonChange[], position: number): LessonNews | undefined {
  const restricted = isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF');
  const isOwn = ({ staff }: LessonChange['lessons'][number]) => staff.includes(actor.personId ?? '');
  const seen = changes.flatMap((change) => {
    const lessons = restricted ? change.lessons.filter(isOwn) : change.lessons;
    const isGone = lessons.length < change.lessons.length && MAY_TAKE_AWAY.includes(change.kind);
    return lessons.length || isGone ? [{ kind: change.kind, lessons, isGone }] : [];
  });
  if (!seen.length) return undefined;
  const lessonIds = [...new Set(seen.flatMap(({ lessons }) => lessons.map(({ id }) => id)))];
  const kinds = [...new Set(seen.map(({ kind }) => kind))];
  const isEverything = lessonIds.length > MOST_NAMED || seen.some(({ isGone }) => isGone);
  return { position, lessonIds: isEverything ? [] : lessonIds, kinds };
}

/** Merges news that a slow listener has not read yet. */
export function mergeNews(earlier: LessonNews, later: LessonNews): LessonNews {
  const lessonIds = [...new Set([...earlier.lessonIds, ...later.lessonIds])];
  const isEverything = [earlier, later].some((one) => one.kinds.length > 0 && one.lessonIds.length === 0);
  return {
    position: later.position,
    lessonIds: isEverything || lessonIds.length > MOST_NAMED ? [] : lessonIds,
    kinds: [...new Set([...earlier.kinds, ...later.kinds])],
  };
}
