import { useEffect, useSyncExternalStore } from 'react';
import { onlineManager, useMutationState } from '@tanstack/react-query';
import { count } from '@/time/words';

const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );

/** Without signal nothing is lost as long as the page stays open: says so, and how much waits to be sent. */
export const OfflineBanner = () => {
  const isOnline = useOnline();
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  useEffect(() => {
    if (waiting === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waiting]);
  const held = waiting > 0 ? ` ${count(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.` : '';
  return (
    <div role="status" className="offline no-print">
      {!isOnline && <p>{`No signal. Showing what you opened last.${held}`}</p>}
    </div>
  );
};
