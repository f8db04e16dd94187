import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 719px)');

const subscribe = (listener: () => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Too narrow for seven columns. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
