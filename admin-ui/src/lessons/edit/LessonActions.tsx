import { useState } from 'react';
import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/ExpandLess';
import { hasBegun, useCompletion } from '@/day/use-completion';
import { useAccess } from '@/providers/use-access';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { CancelLessonDialog } from '../cancel/CancelLessonDialog';
import { DeleteLessonDialog } from './DeleteLessonDialog';
import { useEditing } from './edit-context';

type Dialog = 'cancel' | 'delete';

/** Beside what is done every day: moving the whole event and deleting it. R081 R082 */
const useMore = (open: (dialog: Dialog) => void): MenuEntry[] => {
  const { one, setWhen } = useEditing();
  const { canCall } = useAccess();
  const isCancelled = one.lesson.lesson_is_cancelled === 1;
  const entries: (MenuEntry & { readonly isOpen: boolean })[] = [
    {
      key: 'reschedule',
      label: 'Reschedule…',
      onClick: () => setWhen('rescheduled'),
      isOpen: !isCancelled && canCall('lessons/reschedule'),
    },
    {
      key: 'delete',
      label: 'Delete…',
      onClick: () => open('delete'),
      danger: true,
      isOpen: canCall('lessons/delete'),
    },
  ];
  return entries.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...entry }) => entry);
};

/** What can be done with the lesson as a whole. R082 */
export const LessonActions = () => {
  const { one } = useEditing();
  const { lesson } = one;
  const { canCall } = useAccess();
  const { complete, reopen, isPending } = useCompletion(one);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const more = useMore(setDialog);
  const isHeld = lesson.lesson_status_code === 'COM';
  const isOn = lesson.lesson_is_cancelled !== 1;
  const close = () => setDialog(null);
  return (
    <>
      {more.length > 0 && (
        <MenuButton label="More actions" entries={more} icon={<MoreIcon fontSize="small" />}>
          More
        </MenuButton>
      )}
      {isOn && canCall('lessons/cancel') && (
        <Button variant="outlined" color="error" onClick={() => setDialog('cancel')}>
          Cancel lesson…
        </Button>
      )}
      {isOn && canCall('lesson_people/markLessonCompleted') && (isHeld || hasBegun(lesson)) && (
        <Button variant={isHeld ? 'outlined' : 'contained'} disabled={isPending} onClick={isHeld ? reopen : complete}>
          {isHeld ? 'Not completed after all' : 'Mark all present'}
        </Button>
      )}
      {dialog === 'cancel' && <CancelLessonDialog one={one} onClose={close} />}
      {dialog === 'delete' && <DeleteLessonDialog onClose={close} />}
    </>
  );
};
