import { useState } from 'react';
import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/ExpandLess';
import { hasBegun, useCompletion } from '@/features/lessons/riders/use-completion';
import { useAccess } from '@/data/providers/use-access';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { CancelLessonDialog } from '../cancel/CancelLessonDialog';
import { DeleteLessonDialog } from '../delete/DeleteLessonDialog';
import { DuplicateDialog } from '../series/DuplicateDialog';
import { ExtendDialog } from '../series/ExtendDialog';
import { MakeRecurringDialog } from '../series/MakeRecurringDialog';
import { useEditing } from './edit-context';

const CancelDialog = ({ onClose }: { onClose: () => void }) => (
  <CancelLessonDialog one={useEditing().one} onClose={onClose} />
);

const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { one, guard, onClose: leave } = useEditing();
  return <DeleteLessonDialog lesson={one.lesson} {...{ guard, onClose }} onDeleted={leave} />;
};

const dialogs = {
  cancel: CancelDialog,
  delete: DeleteDialog,
  duplicate: DuplicateDialog,
  recurring: MakeRecurringDialog,
  extend: ExtendDialog,
};
type Dialog = keyof typeof dialogs;

/** Beside what is done every day: what moves, repeats or ends the whole event. R081 R082 */
const useMore = (open: (dialog: Dialog) => void): MenuEntry[] => {
  const { one, setWhen } = useEditing();
  const { canCall } = useAccess();
  const isCancelled = one.lesson.lesson_is_cancelled === 1;
  const repeats = one.lesson.is_recuring === 1;
  const entries: (MenuEntry & { readonly isOpen: boolean })[] = [
    {
      key: 'reschedule',
      label: 'Reschedule…',
      onClick: () => setWhen('rescheduled'),
      isOpen: !isCancelled && canCall('lessons/reschedule'),
    },
    {
      key: 'duplicate',
      label: 'Duplicate…',
      onClick: () => open('duplicate'),
      isOpen: canCall('lessons/duplicate'),
    },
    {
      key: 'recurring',
      label: 'Make Recurring…',
      onClick: () => open('recurring'),
      isOpen: !repeats && !isCancelled && canCall('lessons/changeExistingToRecurring'),
    },
    {
      key: 'extend',
      label: 'Extend Recurring…',
      onClick: () => open('extend'),
      isOpen: repeats && canCall('lessons/extendRecurring'),
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
  const Asked = dialog && dialogs[dialog];
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
      {Asked && <Asked onClose={() => setDialog(null)} />}
    </>
  );
};
