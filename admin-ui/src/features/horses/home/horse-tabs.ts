import { useAccess } from '@/data/providers/use-access';
import { useNoteCount } from '@/data/requests/notes';

/** Those that the caller may open, each at `at(its part of the address)`. */
export const useHorseTabs = (id: string, at: (tab: string) => string) => {
  const { canCall } = useAccess();
  const hasNotes = canCall('notes_horses/getHorsePageNotes');
  const count = useNoteCount({ kind: 'horse', id }, hasNotes);
  return [
    { to: at('details'), label: 'Details' },
    ...(hasNotes ? [{ to: at('notes'), label: 'Notes', ...(count && { count }) }] : []),
    ...(canCall('horses/limits') ? [{ to: at('work'), label: 'Work' }] : []),
    ...(canCall('horses/getSchedule') ? [{ to: at('schedule'), label: 'Schedule' }] : []),
    ...(canCall('horses/getHistory') ? [{ to: at('history'), label: 'History' }] : []),
  ];
};
