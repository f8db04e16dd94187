import type { Day } from '@/time/day';
import { TextField } from '@/ui/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { checkRange } from './presets';
import type { CalendarView } from './range';

export type Open = (page: { view: CalendarView; day: Day; until: Day | null }) => void;

export default function CustomRange({ today, onOpen, onClose }: { today: Day; onOpen: Open; onClose: () => void }) {
  const submit = ({ start, end }: { start: Day; end: Day }) => {
    const { start: first, end: last } = checkRange(start, end);
    if (first || last) return { ...(first && { start: first }), ...(last && { end: last }) };
    onOpen({ view: 'agenda', day: start, until: end });
    onClose();
    return undefined;
  };
  return (
    <Modal values={{ start: today, end: today }} onSubmit={submit}>
      <Question title="Show a range of days" submitLabel="Show" onClose={onClose}>
        <TextField source="start" label="First day" type="date" required />
        <TextField source="end" label="Last day" type="date" required />
      </Question>
    </Modal>
  );
}
