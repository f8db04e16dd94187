import { NotesPanel } from '@/features/notes/NotesPanel';
import { useAccess } from '@/data/providers/use-access';
import { horseHome } from '@/data/addresses/horse-home-address';
import { useOpenHorse } from './horse-context';

export const HorseNotes = () => {
  const { id, horse_name } = useOpenHorse();
  const { canOpen } = useAccess();
  return (
    <NotesPanel
      about={{ kind: 'horse', id, name: horse_name }}
      home={horseHome(id)}
      lessonAt={canOpen('calendar') ? (lessonId) => `/calendarGroup/edit/${lessonId}` : undefined}
    />
  );
};
