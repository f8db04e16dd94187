import { createContext, use } from 'react';
import type { Need } from '@/data/day/needs';
import type { Ride } from '@/data/day/roster';
import type { PackageLeft } from '@/data/requests/types';

/** What every row of the sheet reads, so that it need not travel through each level. */
export type Sheet = {
  readonly rides: readonly Ride[];
  readonly needs: readonly Need[];
  readonly packages: ReadonlyMap<string, PackageLeft>;
  readonly openLesson: (id: string) => void;
  readonly cancelStudent: (lessonPersonId: string) => void;
  /** Where a whole lesson can be cancelled from its row. */
  readonly cancelLesson?: (ride: Ride) => void;
  /** … and deleted. */
  readonly deleteLesson?: (ride: Ride) => void;
};

export const SheetContext = createContext<Sheet | null>(null);

export const useSheet = (): Sheet => {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error('Rows of the day sheet stand inside it.');
  return sheet;
};
