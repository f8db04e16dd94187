import { useEffect, useSyncExternalStore } from 'react';
import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query';
import { keys } from '@/requests/keys';
import type { Lesson, LessonStudent } from '@/requests/types';
import { waitingWords, type Known, type Waiting } from './waiting';

const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );

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

/** Without signal nothing is lost as long as the page stays open: says so, and what waits to be sent. */
export const OfflineBanner = () => {
  const isOnline = useOnline();
  const known = useKnown();
  const paused = useMutationState<Waiting>({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ options, state }) => ({ call: String(options.mutationKey?.[0]), input: state.variables ?? {} }),
  });
  const waiting = paused.length;
  useEffect(() => {
    if (waiting === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waiting]);
  const held = waiting > 0 ? ` Waiting to be sent: ${waitingWords(paused, known())}.` : '';
  return (
    <div role="status" className="offline no-print">
      {!isOnline && <p>{`No signal. Showing what you opened last.${held}`}</p>}
    </div>
  );
};
