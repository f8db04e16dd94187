import Popover from '@mui/material/Popover';
import type { Ride } from '@/data/day/roster';
import type { LessonStudent } from '@/data/requests/types';
import { HorseList } from './HorseList';
import { useHorseMoves } from './use-horse-moves';

type HorsePopoverProps = {
  readonly ride: Ride;
  readonly student: LessonStudent;
  /** Below which it stands; closed while there is none. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** The horses that the rider may be given, and the choice carried out. */
export const HorsePopover = ({ ride, student, anchor, onClose }: HorsePopoverProps) => {
  const { assign } = useHorseMoves();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <HorseList
        ride={ride}
        student={student}
        onChoose={(chosen) => {
          onClose();
          void assign(student, chosen);
        }}
      />
    </Popover>
  );
};
