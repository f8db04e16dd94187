import MoreIcon from '@mui/icons-material/MoreHoriz';
import { titleOf, type Ride } from '@/day/roster';
import { useAccess } from '@/providers/use-access';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { useSheet } from './sheet-context';

/** What is done with a whole lesson. A cancelled one is not cancelled again. */
export const RideMenu = ({ ride }: { ride: Ride }) => {
  const { openLesson, cancelLesson } = useSheet();
  const { canCall } = useAccess();
  const { lesson } = ride;
  const open: MenuEntry = { key: 'open', label: 'Open lesson', onClick: () => openLesson(lesson.id) };
  const cancel: MenuEntry = {
    key: 'cancel',
    label: 'Cancel lesson…',
    onClick: () => cancelLesson?.(ride),
    danger: true,
  };
  const offersCancel = cancelLesson && canCall('lessons/cancel') && lesson.lesson_is_cancelled !== 1;
  const entries = offersCancel ? [open, cancel] : [open];
  return (
    <MenuButton
      className="no-print"
      label={`More about ${titleOf(lesson)}`}
      entries={entries}
      icon={<MoreIcon fontSize="small" />}
    />
  );
};
