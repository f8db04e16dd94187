import { createContext, use } from 'react';
import type { Horse } from '@/data/requests/horse';

export const HorseContext = createContext<Horse | null>(null);

/** Whose page it is. */
export const useOpenHorse = (): Horse => {
  const horse = use(HorseContext);
  if (!horse) throw new Error('Parts of a horse home stand inside a HorseHome.');
  return horse;
};
