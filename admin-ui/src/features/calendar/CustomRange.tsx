import type { Day } from '@/data/time/day';
import { DateField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { checkRange } from './presets';
import type { CalendarView } from './range';

export type Open = (page: { view: CalendarView; day: Day; until: Day | null }) => void;

export default function CustomRange({ today, onOpen, onClose }: { today: Day; onOpen: Open; onClose: () => void }) {
  return (
    <Modal
      values={{ start: today, end: today }}
      validate={({ start, end }) => checkRange(start, end)}
      onSubmit={({ start, end }) => onOpen({ view: 'agenda', day: start, until: end })}
      onSaved={onClose}
    >
      <Question title="Show a range of days" submitLabel="Show" onClose={onClose}>
        <DateField source="start" label="First day" required />
        <DateField source="end" label="Last day" required />
      </Question>
    </Modal>
  );
}
