import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';

/** What one event did to lessons: ids only. */
export interface LessonChange {
  readonly position: number;
  /** The event's type. */
  readonly kind: string;
  readonly lessons: readonly {
    readonly id: string;
    /** Persons who teach the lesson or help in it, as it is now. */
    readonly staff: readonly string[];
  }[];
}

/** What a listener is told: look at these lessons again, or at everything where there are kinds and no lessons. */
export interface LessonNews {
  position: number;
  lessonIds: string[];
  kinds: string[];
}

/** So many lessons are no longer worth naming. */
const MOST_NAMED = 200;
/** Something happened of which a listener is not told, e.g. because it was away too long. */
export const EVERYTHING = 'everything';
/** A lesson that is now somebody else's may have been the viewer's own until then. */
const MAY_TAKE_AWAY = ['scheduling.LessonEdited'];

/** Undefined where a viewer may be told nothing. Restricted staff hear of their own lessons. A01 */
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

/** Two pieces of news as one, for a listener that reads more slowly than things happen. */
export function mergeNews(earlier: LessonNews, later: LessonNews): LessonNews {
  const lessonIds = [...new Set([...earlier.lessonIds, ...later.lessonIds])];
  const isEverything = [earlier, later].some((one) => one.kinds.length > 0 && one.lessonIds.length === 0);
  return {
    position: later.position,
    lessonIds: isEverything || lessonIds.length > MOST_NAMED ? [] : lessonIds,
    kinds: [...new Set([...earlier.kinds, ...later.kinds])],
  };
}
