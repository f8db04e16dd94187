import { useWatch } from 'react-hook-form';
import { ClashNotice, reasonToWire } from '@/features/lessons/ClashNotice';
import { useNotify } from '@/features/lessons/edit/use-notify';
import { NotifyFields, notifyToWire } from '@/features/lessons/NotifyFields';
import { ReachField, reachToWire, type Reach } from '@/features/lessons/Reach';
import { Modal, Question } from '@/ui/Modal';
import { spanOfDates } from './clock';
import type { Columns } from './events';
import type { CalendarMove } from './moved';
import { wantedAt } from './verdict';

export type MoveAnswer = ReturnType<typeof reachToWire> &
  Partial<ReturnType<typeof notifyToWire>> &
  ReturnType<typeof reasonToWire>;

type MoveDialogProps = {
  readonly move: CalendarMove;
  readonly by: Columns;
  /** Whose column it was dropped in, if that is another one than its own. */
  readonly to: string | undefined;
  /** Null where it stays. */
  readonly onAnswer: (answer: MoveAnswer | null) => void;
};

const one: Reach = 'one';

const Warnings = ({ move, by }: Pick<MoveDialogProps, 'move' | 'by'>) => {
  const reach = useWatch<{ reach: Reach }, 'reach'>({ name: 'reach' });
  return <ClashNotice {...wantedAt({ ...move, id: move.event.id }, by)} asksWhy {...reachToWire(reach)} />;
};

export default function MoveDialog({ move, by, to, onAnswer }: MoveDialogProps) {
  const notify = useNotify();
  const repeats = move.event.ride.lesson.is_recuring === 1;
  return (
    <Modal
      values={{ reach: one, notify, override_reason: '' }}
      onSubmit={({ reach, notify: told, override_reason }) =>
        onAnswer({ ...reachToWire(reach), ...notifyToWire(told), ...reasonToWire(override_reason) })
      }
    >
      <Question title={`Move ${move.event.title}?`} submitLabel="Move" onClose={() => onAnswer(null)}>
        <p>
          To <strong>{[spanOfDates(move), to].filter(Boolean).join(', ')}</strong>.{repeats && ' This lesson repeats.'}
        </p>
        {repeats && <ReachField />}
        <Warnings {...{ move, by }} />
        <NotifyFields />
      </Question>
    </Modal>
  );
}
