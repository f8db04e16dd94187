import { useState } from 'react';
import { DateTime } from 'luxon';
import { Modal } from '@/ui/Modal';
import { Toggle } from '@/ui/inputs';
import { clock } from './clock';
import type { CalendarMove } from './LessonCalendar';

type MoveDialogProps = {
  readonly move: CalendarMove;
  readonly clashes: readonly string[];
  readonly onAnswer: (applyToFuture: 0 | 1 | null) => void;
};

export const MoveDialog = ({ move, clashes, onAnswer }: MoveDialogProps) => {
  const [future, setFuture] = useState(false);
  const from = DateTime.fromJSDate(move.start).toFormat('ccc d LLL, HH:mm');
  return (
    <Modal
      title={`Move ${move.event.title}?`}
      submitLabel="Move"
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(future ? 1 : 0)}
    >
      <p>
        To <strong>{`${from}–${clock(move.end)}`}</strong>. This lesson repeats.
      </p>
      {clashes.length > 0 && (
        <p className="field-error">Clash: {clashes.join(', ')} is needed elsewhere at that time.</p>
      )}
      <Toggle label="apply to future" checked={future} onChange={setFuture} />
    </Modal>
  );
};
