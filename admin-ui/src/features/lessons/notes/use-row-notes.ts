import { useState } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useLessonNotes, type LessonNotes, type Note } from '@/data/requests/notes';
import type { MenuEntry } from '@/ui/MenuButton';

/** Nobody is noted of who is not known to the caller. B03 */
type Named = { readonly kind: 'client' | 'horse'; readonly id: string | null; readonly name: string };
type About = Named & { readonly id: string };

export type RowNotes = {
  readonly about: About;
  readonly lessonId: string;
  readonly notes: readonly Note[];
  readonly rights: Pick<LessonNotes, 'can_add' | 'can_add_private'>;
  /** Something can still be noted: nobody who cancelled was there. R084 */
  readonly isOpen: boolean;
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
  readonly menu: readonly MenuEntry[];
};

const nothing: LessonNotes = { notes: [], can_add: 0, can_add_private: 0 };

const isAbout = ({ kind, id }: About, { person_id, horse_id }: Note) =>
  (kind === 'horse' ? horse_id : person_id) === id;

/** What was noted of one rider or horse of a lesson, and the entry of the row's menu by which more is. R086 */
export const useRowNotes = (named: Named, lessonId: string, isOpen: boolean): RowNotes => {
  const about = { ...named, id: named.id ?? '' };
  const { canCall } = useAccess();
  const [isAdding, setAdding] = useState(false);
  const mayOpen = canCall(about.kind === 'horse' ? 'notes_horses/index' : 'notes_clients/index');
  const answer = useLessonNotes(about.kind, lessonId, mayOpen) ?? nothing;
  const add: MenuEntry = { key: 'note', label: 'Add note…', onClick: () => setAdding(true) };
  return {
    about,
    lessonId,
    notes: answer.notes.filter((note) => isAbout(about, note)),
    rights: answer,
    isOpen,
    isAdding,
    setAdding,
    menu: isOpen && named.id && answer.can_add === 1 ? [add] : [],
  };
};
