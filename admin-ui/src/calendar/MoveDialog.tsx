import { DateTime } from 'luxon';
import { Modal, Question } from '@/ui/Modal';
import { ToggleField } from '@/ui/form-inputs';
import { clock } from './clock';
import type { CalendarMove } from './LessonCalendar';

type MoveDialogProps = {
  readonly move: CalendarMove;
  readonly clashes: readonly string[];
  readonly onAnswer: (applyToFuture: 0 | 1 | null) => void;
};

export default function MoveDialog({ move, clashes, onAnswer }: MoveDialogProps) {
  const from = DateTime.fromJSDate(move.start).toFormat('ccc d LLL, HH:mm');
  return (
    <Modal values={{ future: false }} onSubmit={({ future }) => onAnswer(future ? 1 : 0)}>
      <Question title={`Move ${move.event.title}?`} submitLabel="Move" onClose={() => onAnswer(null)}>
        <p>
          To <strong>{`${from}–${clock(move.end)}`}</strong>. This lesson repeats.
        </p>
        {clashes.length > 0 && (
          <p className="field-error">Clash: {clashes.join(', ')} is needed elsewhere at that time.</p>
        )}
        <ToggleField source="future" label="apply to future" />
      </Question>
    </Modal>
  );
}
