import type { Fragment } from '../../../platform/database/connect.js';
import {
  doubleBookings,
  UNTITLED,
  USE_KINDS,
  type DoubleBooking,
  type LessonPlacing,
  type Use,
  type UseKind,
} from '../../scheduling/contracts.js';
import { doubleBookingWarning, type Warning } from '../domain/warning.js';
import { horseWarnings } from '../domain/horse-warnings.js';
import { staffOffWarnings } from '../domain/staff-off-warnings.js';
import { onClosedDays } from './closed-days.js';
import { horseDays, horsesIn, type HorseDays } from './horse-days.js';
import { staffTimesDuring } from './staff-off.js';
import { NOTHING_SHARED, sharedPlaces, sharing, type SharedPlaces } from './shared-places.js';
import { occupiedLessons, type FoundLesson, type Look, type Sought } from './occupied-lessons.js';

/** Ids by kind; a kind left out is whatever the lesson has now. */
export type WantedUses = Partial<Readonly<Record<UseKind, readonly string[]>>>;

/** A lesson as it would be: of an existing one only what changes. A new one has any id of its own. */
export interface Wanted {
  readonly lessonId: string;
  readonly title?: string;
  /** Of which it is, or becomes; another one may take more of the place in which the lesson stays. */
  readonly sectionId?: string;
  readonly placing?: LessonPlacing;
  readonly uses?: WantedUses;
  /** Another instructor in place of the one it has, by id; its helpers stay. */
  readonly handover?: { readonly from: string | null; readonly to: string | null };
}

/** Lessons that exist, as they are but for these uses; `lessonIds` may be a query, so that nothing has to be read before. */
export interface WantedInThese {
  readonly lessonIds: readonly string[] | Fragment;
  readonly uses: WantedUses;
}

export type Wish = readonly Wanted[] | WantedInThese;

const NOTHING = { horse: [], instructor: [], location: [], rider: [] } as const;
/** These and nothing else of the lesson. */
export const only = (uses: WantedUses): WantedUses => ({ ...NOTHING, ...uses });

const isList = (wish: Wish): wish is readonly Wanted[] => Array.isArray(wish);
const isIds = (ids: readonly string[] | Fragment): ids is readonly string[] => Array.isArray(ids);

/** Rows of `lesson_id` and, where they would be other than the lesson's own, `starts_at`, `ends_at` and `date`. */
export function askedRows({ sql }: Pick<Look, 'sql'>, wish: Wish): Fragment {
  if (!isList(wish)) {
    const ids = isIds(wish.lessonIds)
      ? sql`select id as lesson_id from unnest(${[...wish.lessonIds]}::uuid[]) id`
      : wish.lessonIds;
    return sql`select chosen.lesson_id, null::timestamptz as starts_at, null::timestamptz as ends_at, null::date as date
      from (${ids}) chosen`;
  }
  const rows = wish.map(({ lessonId, placing }) => ({
    lesson_id: lessonId,
    starts_at: placing?.startsAt,
    ends_at: placing?.endsAt,
    date: placing?.date,
  }));
  return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
    as chosen(lesson_id uuid, starts_at timestamptz, ends_at timestamptz, date date)`;
}

/** Another section, in the place where it is. */
const mayNeedMore = ({ uses, sectionId }: Wanted) => sectionId !== undefined && uses?.location?.length === 0;
const soughtFor = (wanted: Wanted): WantedUses =>
  mayNeedMore(wanted) ? { ...wanted.uses, location: undefined } : (wanted.uses ?? {});

const soughtOf = (wish: Wish): Sought => {
  const uses = isList(wish) ? wish.map(soughtFor) : [wish.uses];
  const sought = (kind: UseKind): Sought[UseKind] => {
    const ids = uses.map((given) => given[kind]);
    return ids.some((some) => some === undefined) ? 'all' : [...new Set(ids.flatMap((some) => some ?? []))];
  };
  return {
    horse: sought('horse'),
    instructor: sought('instructor'),
    location: sought('location'),
    rider: sought('rider'),
  };
};

const NEW = {
  title: UNTITLED,
  isCancelled: false,
  isShown: true,
  isAsked: true,
  sectionId: '',
  uses: [],
};

const handedOver = (uses: readonly Use[], { from, to }: NonNullable<Wanted['handover']>): string[] => {
  const others = uses.filter(({ kind, id }) => kind === 'instructor' && id !== from && id !== to);
  return [...(to === null ? [] : [to]), ...others.map(({ id }) => id)];
};

/** The lesson as it is wanted. A use that it does not have yet is named by whoever has it already. */
function asWanted(asked: Wanted, now: FoundLesson | undefined, shared: SharedPlaces): FoundLesson[] {
  const { lessonId, title, placing, uses, handover, sectionId } = asked;
  const from = now ?? (placing && { ...NEW, ...placing, lessonId });
  if (!from) return [];
  const given: WantedUses = { ...uses, ...(handover && { instructor: handedOver(from.uses, handover) }) };
  const wanted = USE_KINDS.flatMap((kind): Use[] => {
    const has = from.uses.filter((use) => use.kind === kind);
    if (kind === 'location' && mayNeedMore(asked)) return has.filter(({ id }) => shared.places[id]);
    return given[kind]?.map((id) => ({ kind, id, name: has.find((use) => use.id === id)?.name ?? '' })) ?? has;
  });
  const changes = { ...(title !== undefined && { title }), ...(sectionId !== undefined && { sectionId }), ...placing };
  return [sharing({ ...from, ...changes, uses: wanted }, shared)];
}

const isWanted = (wanted: Wanted) => USE_KINDS.some((kind) => soughtFor(wanted)[kind]?.length !== 0);
const asksNothing = (sought: Sought) => USE_KINDS.every((kind) => sought[kind].length === 0);

/** The lessons as they would be, and the others that are under way meanwhile. */
async function look(at: Look, wish: Wish, sought: Sought) {
  const [found, shared] = await Promise.all([
    occupiedLessons(at, askedRows(at, wish), sought),
    sought.location.length > 0 ? sharedPlaces(at) : NOTHING_SHARED,
  ]);
  const asked = found.filter(({ isAsked }) => isAsked);
  const list = isList(wish) ? wish : asked.map(({ lessonId }) => ({ lessonId, uses: wish.uses }));
  const now = new Map(asked.map((lesson) => [lesson.lessonId, lesson]));
  const lessons = list.filter(isWanted).flatMap((wanted) => asWanted(wanted, now.get(wanted.lessonId), shared));
  const moved = new Set(lessons.map(({ lessonId }) => lessonId));
  const others = found.filter(({ lessonId }) => !moved.has(lessonId)).map((lesson) => sharing(lesson, shared));
  return { lessons, others };
}

/** What horses with limits do on the days of these lessons. */
async function daysOfHorses(at: Look, wish: Wish, sought: Sought['horse']): Promise<HorseDays[]> {
  const { sql, farmId } = at;
  if (sought.length === 0) return [];
  const named = isList(wish) ? wish.flatMap(({ uses }) => uses?.horse ?? []) : (wish.uses.horse ?? []);
  const ids = sql`select id from unnest(${[...named]}::uuid[]) id`;
  return horseDays(at, {
    horses: sought === 'all' ? sql`${ids} union ${horsesIn(at, askedRows(at, wish))}` : ids,
    days: sql`select coalesce(asked.date, (
        select l.scheduled_date from lesson l where l.farm_id = ${farmId} and l.lesson_id = asked.lesson_id)) as date
      from (${askedRows(at, wish)}) asked`,
    limitedOnly: true,
  });
}

/** Who or what would be wanted twice. The statement is issued before the first await. F21 */
export async function findDoubleBookings(at: Look, wish: Wish): Promise<DoubleBooking<FoundLesson>[]> {
  const sought = soughtOf(wish);
  if (asksNothing(sought)) return [];
  const { lessons, others } = await look(at, wish, sought);
  return doubleBookings(lessons, others);
}

/** The same of each lesson by itself with these horses, as if all others stayed as they are. One round trip. */
export async function findWarningsSingly(
  at: Look,
  { lessonIds, horses }: { lessonIds: Fragment; horses: readonly string[] },
): Promise<Warning[]> {
  const wish = { lessonIds, uses: only({ horse: horses }) };
  const sought = soughtOf(wish);
  if (asksNothing(sought)) return [];
  const [found, days] = await Promise.all([
    occupiedLessons(at, askedRows(at, wish), sought),
    daysOfHorses(at, wish, sought.horse),
  ]);
  return found
    .filter(({ isAsked }) => isAsked)
    .flatMap((lesson) => {
      const alone = asWanted({ lessonId: lesson.lessonId, uses: wish.uses }, lesson, NOTHING_SHARED);
      const others = found.filter(({ lessonId }) => lessonId !== lesson.lessonId);
      return [...doubleBookings(alone, others).map(doubleBookingWarning), ...horseWarnings(alone, days)];
    });
}

/** Lessons with their horses as they are, and what is under way meanwhile. The statement is issued before the first await. */
export const horsesAtWork = (at: Look, lessonIds: Fragment) =>
  occupiedLessons(at, askedRows(at, { lessonIds, uses: {} }), { ...NOTHING, horse: 'all' });

/** Lessons with their instructors and helpers, and what is under way meanwhile. The statement is issued before the first await. */
export const staffAtWork = (at: Look, lessonIds: Fragment) =>
  occupiedLessons(at, askedRows(at, { lessonIds, uses: {} }), { ...NOTHING, instructor: 'all' });

/** When the staff work while these lessons are on. The statements are issued before the first await. */
export const staffTimesOf = (at: Look, lessonIds: Fragment) =>
  staffTimesDuring(at, askedRows(at, { lessonIds, uses: {} }), 'all');

/** The one question: what staff are warned of before or while they plan, add or assign. One round trip. */
export async function findWarnings(at: Look, wish: Wish): Promise<Warning[]> {
  const sought = soughtOf(wish);
  const [taken, closed] = await Promise.all([
    takenOrTired(at, wish, sought),
    onClosedDays(at, isList(wish) ? wish : []),
  ]);
  return [...closed, ...taken];
}

async function takenOrTired(at: Look, wish: Wish, sought: Sought): Promise<Warning[]> {
  if (asksNothing(sought)) return [];
  const [{ lessons, others }, days, times] = await Promise.all([
    look(at, wish, sought),
    daysOfHorses(at, wish, sought.horse),
    staffTimesDuring(at, askedRows(at, wish), sought.instructor),
  ]);
  return [
    ...doubleBookings(lessons, others).map(doubleBookingWarning),
    ...staffOffWarnings(lessons, times),
    ...horseWarnings(lessons, days),
  ];
}
