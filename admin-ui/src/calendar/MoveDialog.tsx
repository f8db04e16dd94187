import { DateTime } from 'luxon';
import type { Clash } from '@/day/overlaps';
import { ClashList } from '@/lessons/ClashNotice';
import { useNotify } from '@/lessons/edit/use-notify';
import { NotifyFields, notifyToWire } from '@/lessons/NotifyFields';
import { ReachField, reachToWire, type Reach } from '@/lessons/Reach';
import { Modal, Question } from '@/ui/Modal';
import { clock } from './clock';
import type { CalendarMove } from './LessonCalendar';

export type MoveAnswer = ReturnType<typeof reachToWire> & Partial<ReturnType<typeof notifyToWire>>;

type MoveDialogProps = {
  readonly move: CalendarMove;
  readonly clashes: readonly Clash[];
  /** Null where it stays. */
  readonly onAnswer: (answer: MoveAnswer | null) => void;
};

const one: Reach = 'one';

export default function MoveDialog({ move, clashes, onAnswer }: MoveDialogProps) {
  const from = DateTime.fromJSDate(move.start).toFormat('ccc d LLL, HH:mm');
  const notify = useNotify();
  const repeats = move.event.ride.lesson.is_recuring === 1;
  return (
    <Modal
      values={{ reach: one, notify }}
      onSubmit={(filled) => onAnswer({ ...reachToWire(filled.reach), ...notifyToWire(filled.notify) })}
    >
      <Question title={`Move ${move.event.title}?`} submitLabel="Move" onClose={() => onAnswer(null)}>
        <p>
          To <strong>{`${from}–${clock(move.end)}`}</strong>.{repeats && ' This lesson repeats.'}
        </p>
        {clashes.length > 0 && <ClashList clashes={clashes} />}
        {repeats && <ReachField />}
        <NotifyFields />
      </Question>
    </Modal>
  );
}
