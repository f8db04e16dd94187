import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useNoteCount } from '@/data/requests/notes';
import { useMeasuresHorses } from '@/features/horses/weight/use-measures-horses';

/** Those that the caller may open, each at `at(its part of the address)`. */
export const useHorseTabs = (id: string, at: (tab: string) => string) => {
  const { canCall } = useAccess();
  const { has_horse_care } = useBarn();
  const hasNotes = canCall('notes_horses/getHorsePageNotes');
  const measures = useMeasuresHorses();
  const count = useNoteCount({ kind: 'horse', id }, hasNotes);
  return [
    { to: at('details'), label: 'Details' },
    ...(hasNotes ? [{ to: at('notes'), label: 'Notes', ...(count && { count }) }] : []),
    ...(canCall('horses/limits') ? [{ to: at('work'), label: 'Work' }] : []),
    ...(has_horse_care === 1 && canCall('horse_care/horse') ? [{ to: at('care'), label: 'Care' }] : []),
    ...(canCall('horses/files') ? [{ to: at('documents'), label: 'Documents' }] : []),
    ...(measures ? [{ to: at('weight'), label: 'Weight' }] : []),
    ...(canCall('horses/getSchedule') ? [{ to: at('schedule'), label: 'Schedule' }] : []),
    ...(canCall('horses/getHistory') ? [{ to: at('history'), label: 'History' }] : []),
  ];
};
