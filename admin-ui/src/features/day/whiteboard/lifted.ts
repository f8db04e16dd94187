import { createContext, use } from 'react';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import type { LessonStudent, Option } from '@/data/requests/types';

/** A horse in the hand: from the list beside, or from its rider. */
export type Lifted = { readonly horse: Option; readonly from: LessonStudent | null };

export type Hand = {
  readonly lifted: Lifted | null;
  readonly mayAssign: boolean;
  readonly warnings: readonly LessonWarning[];
  /** What speaks against the lifted horse, in all lessons; null until it is known. */
  readonly against: readonly LessonWarning[] | null;
  /** How often each horse goes that day, in whosever lessons. R140 */
  readonly work: ReadonlyMap<string, number>;
  readonly lift: (lifted: Lifted | null) => void;
  /** Gives the lifted horse to this rider. */
  readonly give: (to: LessonStudent) => void;
};

export const HandContext = createContext<Hand | null>(null);

export const useHand = (): Hand => {
  const hand = use(HandContext);
  if (!hand) throw new Error('Cards and horses stand on a board.');
  return hand;
};

/** What a drag carries: the horse from the list; a rider’s goes by the name the day sheet uses. */
export const draggedHorse = 'application/x-leadline-horse';
