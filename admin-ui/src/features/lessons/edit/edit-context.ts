import { createContext, use } from 'react';
import type { Reach } from '../Reach';
import type { OneLesson } from '@/data/requests/lesson';
import type { useStaleLesson } from '../stale/use-stale-lesson';

/** The open lesson and whether an edit reaches the later ones of its series. */
export type Editing = {
  readonly one: OneLesson;
  readonly reach: Reach;
  readonly guard: ReturnType<typeof useStaleLesson>['guard'];
  readonly onClose: () => void;
  readonly cancelStudent: (lessonPersonId: string) => void;
  /** Date and time are being changed: in their panel, or as a move of the whole event. R082 */
  readonly when: 'shown' | 'edited' | 'rescheduled';
  readonly setWhen: (when: Editing['when']) => void;
  /** An address below that of the lesson. */
  readonly path: (sub: string) => string;
};

export const EditingContext = createContext<Editing | null>(null);

export const useEditing = (): Editing => {
  const editing = use(EditingContext);
  if (!editing) throw new Error('Panels stand inside an open lesson.');
  return editing;
};
