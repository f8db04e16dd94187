import { onlineManager } from '@tanstack/react-query';
import { ApiError, post, readClaims, readViewing, tokenOwner, unreachable } from '@leadline/api-client';
import { queryClient } from '@/data/providers/query-client';
import { keys } from '@/data/requests/keys';
import { isHorse, statusOf, type Mark } from './mark';
import { openQueue, type Queue } from './queue';
import { openStore, type Store } from './store';
import { copiesShown, forgetCopies, hasMarks, showMarks, showsCopy } from './waiting';

/** So long the server has for one mark before it counts as not reached. */
const SEND_MS = 15_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

const sent = ({ call, lessonPersonId, to, seen, key }: Mark): Promise<unknown> =>
  isHorse({ call })
    ? post(
        'lesson_people/updateHorseInStudentLesson',
        { lesson_person_id: lessonPersonId, horse_id: to, seen_horse_id: seen },
        key,
      )
    : post(
        'lesson_people/updateAttendance',
        { id: lessonPersonId, enrollment_status_code: statusOf(to), seen_status_code: seen ?? 'SCH' },
        key,
      );

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(unreachable()), SEND_MS);
  });

// A token that has ended refuses nothing: what waits goes after the next sign-in.
const send = (mark: Mark): Promise<unknown> =>
  readClaims() ? Promise.race([sent(mark), tooLong()]) : Promise.reject(new ApiError(401, {}));

type Open = { readonly store: Store; readonly queue: Queue };
let opened: Promise<Open> | undefined;

const open = async (): Promise<Open> => {
  const store = await openStore();
  onlineManager.subscribe(() => {
    pause = FIRST_PAUSE_MS;
    void catchUp();
  });
  return { store, queue: openQueue({ store, send, owner: tokenOwner, changed: showMarks }) };
};
const once = () => (opened ??= open());

export const queue = async (): Promise<Queue> => (await once()).queue;

const sendWaiting = async (): Promise<void> => {
  if (!onlineManager.isOnline() || !hasMarks()) return;
  if (await (await queue()).flush()) await queryClient.invalidateQueries({ queryKey: keys.lessons });
};

let pause = FIRST_PAUSE_MS;
let next: ReturnType<typeof setTimeout> | undefined;

export const catchUpLater = (): void => {
  next ??= setTimeout(() => void catchUp(), pause);
};

const askForCopies = async (): Promise<void> => {
  const shown = copiesShown();
  if (shown.size === 0) return;
  await queryClient.invalidateQueries();
  forgetCopies(shown);
};

/** With signal again: first what waits goes, then what was shown as a copy is asked for; anew with growing pauses. */
export const catchUp = async (): Promise<void> => {
  clearTimeout(next);
  next = undefined;
  if (!onlineManager.isOnline()) return;
  await sendWaiting();
  await askForCopies();
  if (!hasMarks() && !showsCopy()) return;
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  catchUpLater();
};

/** An answer of today's day sheet, if it is kept for whoever is signed in. */
export const keptAnswer = async (name: string): Promise<{ answer: unknown; savedAt: string } | undefined> => {
  const day = await (await once()).store.readDay();
  if (!day || day.owner !== tokenOwner() || !(name in day.answers)) return undefined;
  return { answer: day.answers[name], savedAt: day.savedAt };
};

export const keepDay = async (answers: Readonly<Record<string, unknown>>): Promise<void> => {
  const owner = tokenOwner();
  if (!owner || readViewing()) return;
  await (await once()).store.keepDay({ owner, savedAt: new Date().toISOString(), answers });
};

export const signOut = async (): Promise<void> => (await queue()).signOut();

/** Once in the life of a page: what waits is shown, and sent as soon as it can be. */
export const start = async (): Promise<void> => {
  const { store, queue } = await once();
  const day = await store.readDay();
  if (day && day.owner !== tokenOwner()) await store.forgetDay();
  await queue.look();
  await catchUp();
};
