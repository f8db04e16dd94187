import { DateTime } from 'luxon';
import { useWatch } from 'react-hook-form';
import { ClashNotice, reasonToWire } from '@/lessons/ClashNotice';
import { useNotify } from '@/lessons/edit/use-notify';
import { NotifyFields, notifyToWire } from '@/lessons/NotifyFields';
import { ReachField, reachToWire, type Reach } from '@/lessons/Reach';
import { Modal, Question } from '@/ui/Modal';
import { clock } from './clock';
import type { Columns } from './events';
import type { CalendarMove } from './moved';
import { wantedAt } from './verdict';

export type MoveAnswer = ReturnType<typeof reachToWire> &
  Partial<ReturnType<typeof notifyToWire>> &
  ReturnType<typeof reasonToWire>;

type MoveDialogProps = {
  readonly move: CalendarMove;
  readonly by: Columns;
  /** Null where it stays. */
  readonly onAnswer: (answer: MoveAnswer | null) => void;
};

const one: Reach = 'one';

const Warnings = ({ move, by }: Pick<MoveDialogProps, 'move' | 'by'>) => {
  const reach = useWatch<{ reach: Reach }, 'reach'>({ name: 'reach' });
  return <ClashNotice {...wantedAt({ ...move, id: move.event.id }, by)} asksWhy {...reachToWire(reach)} />;
};

export default function MoveDialog({ move, by, onAnswer }: MoveDialogProps) {
  const from = DateTime.fromJSDate(move.start).toFormat('ccc d LLL, HH:mm');
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
          To <strong>{`${from}–${clock(move.end)}`}</strong>.{repeats && ' This lesson repeats.'}
        </p>
        {repeats && <ReachField />}
        <Warnings {...{ move, by }} />
        <NotifyFields />
      </Question>
    </Modal>
  );
}
