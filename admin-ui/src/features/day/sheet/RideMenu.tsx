import MoreIcon from '@mui/icons-material/MoreHoriz';
import { titleOf, type Ride } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { useSheet } from '@/features/lessons/horses/sheet-context';

/** What is done with a whole lesson. A cancelled one is not cancelled again, yet may be deleted. */
export const RideMenu = ({ ride }: { ride: Ride }) => {
  const { openLesson, cancelLesson, deleteLesson } = useSheet();
  const { canCall } = useAccess();
  const { lesson } = ride;
  const open: MenuEntry = { key: 'open', label: 'Open lesson', onClick: () => openLesson(lesson.id) };
  const mayCancel = canCall('lessons/cancel') && lesson.lesson_is_cancelled !== 1;
  const ending = (key: string, label: string, end: ((ride: Ride) => void) | undefined, isOffered: boolean) =>
    end && isOffered ? [{ key, label, onClick: () => end(ride), danger: true }] : [];
  const entries = [
    open,
    ...ending('cancel', 'Cancel lesson…', cancelLesson, mayCancel),
    ...ending('delete', 'Delete…', deleteLesson, canCall('lessons/delete')),
  ];
  return (
    <MenuButton
      className="no-print"
      label={`More about ${titleOf(lesson)}`}
      entries={entries}
      icon={<MoreIcon fontSize="small" />}
    />
  );
};
