import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { notifyManager, onlineManager, useMutationState, useQueryClient, type Query } from '@tanstack/react-query';
import { isRefusal } from '@leadline/api-client';
import { isHorse, statusOf, type Mark } from '@/data/without-signal/mark';
import { useWaiting as useKept } from '@/data/without-signal/waiting';
import { barnQuery } from '@/data/requests/barn';
import { keys } from '@/data/requests/keys';
import type { Lesson, LessonStudent } from '@/data/requests/types';
import { timeIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { waitingWords, type Known, type Waiting } from './waiting';

const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );

const failsAgain = ({ state: { status, data, error } }: Query) =>
  status === 'error' && data !== undefined && !isRefusal(error);

/** Something on the screen could not be asked for again. */
const useIsOld = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => cache.findAll({ type: 'active', predicate: failsAgain }).length > 0,
  );
};

type Opened = { readonly lessons?: readonly Lesson[]; readonly LessonStudents?: readonly LessonStudent[] };

/** Everybody on the days and weeks that were opened. */
const useKnown = () => {
  const client = useQueryClient();
  return (): Known => {
    const opened = client.getQueriesData<Opened>({ queryKey: keys.lessons }).map(([, data]) => data);
    return {
      lessons: opened.flatMap((data) => data?.lessons ?? []),
      students: opened.flatMap((data) => data?.LessonStudents ?? []),
    };
  };
};

// Two people on one rider are rare.
const Questions = lazy(async () => ({ default: (await import('./Questions')).Questions }));

const asWaiting = ({ call, lessonPersonId: id, to, horseName }: Mark): Waiting => ({
  call,
  input: isHorse({ call })
    ? { lesson_person_id: id, horse_id: to, horse_name: horseName }
    : { id, enrollment_status_code: statusOf(to) },
});

/** By the barn's clock, as every time; whoever kept a day kept the barn's settings with it. */
const useShownWords = (savedAt: string | null) => {
  const barn = useQueryClient().getQueryData(barnQuery.queryKey)?.farmDefaults;
  return savedAt && barn
    ? `Showing the day as it was at ${timeIn(barn.time_zone, new Date(savedAt))}.`
    : 'Showing what you opened last.';
};

const OLD = 'The barn’s server does not answer as it should. What you see may be old; it is asked again by itself.';

/** Says so without signal, what waits to be sent, and what somebody has to decide about. Only what is not kept keeps the page open. */
export const OfflineBanner = () => {
  const isOnline = useOnline();
  const isOld = useIsOld();
  const known = useKnown();
  const { marks, savedAt } = useKept();
  const shownWords = useShownWords(savedAt);
  const paused = useMutationState<Waiting>({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ options, state }) => ({ call: String(options.mutationKey?.[0]), input: state.variables ?? {} }),
  });
  const unsaved = paused.length;
  useEffect(() => {
    if (unsaved === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const questions = marks.filter(({ problem }) => problem !== null);
  const waiting = [...marks.filter(({ problem }) => problem === null).map(asWaiting), ...paused];
  const isAway = !isOnline || savedAt !== null;
  const said = [
    ...(isAway ? [`No signal. ${shownWords}`] : isOld ? [OLD] : []),
    ...(waiting.length > 0 ? [`${count(waiting.length, 'mark')} waiting: ${waitingWords(waiting, known())}.`] : []),
  ];
  return (
    <>
      <div role="status" className="offline no-print">
        {said.length > 0 && <p>{said.join(' ')}</p>}
      </div>
      {questions.length > 0 && (
        <Suspense fallback={null}>
          <Questions marks={questions} nameOf={(id) => known().students.find((student) => student.id === id)?.name} />
        </Suspense>
      )}
    </>
  );
};
