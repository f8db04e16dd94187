import { NotesPanel } from '@/features/notes/NotesPanel';
import { useAccess } from '@/data/providers/use-access';
import { staffHome } from '@/data/addresses/staff-home-address';
import { useStaff } from './staff-context';

/** What was noted of a member of the staff; private notes are added by administrators alone. R032 R033 A05 */
export const StaffNotes = () => {
  const { name, person_id } = useStaff().staff;
  const { canOpen } = useAccess();
  const home = staffHome(person_id);
  return (
    <NotesPanel
      about={{ kind: 'staff', id: person_id, name }}
      home={home}
      lessonAt={canOpen('calendar') ? (lessonId) => `${home}/calendarGroup/edit/${lessonId}` : undefined}
    />
  );
};
