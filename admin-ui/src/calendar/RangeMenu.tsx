import { useState } from 'react';
import RangeIcon from '@mui/icons-material/DateRangeOutlined';
import type { Day } from '@/time/day';
import { TextField } from '@/ui/form-inputs';
import { MenuButton } from '@/ui/MenuButton';
import { Modal, Question } from '@/ui/Modal';
import { checkRange, presets } from './presets';
import type { CalendarView } from './range';

type Open = (page: { view: CalendarView; day: Day; until: Day | null }) => void;

const CustomRange = ({ today, onOpen, onClose }: { today: Day; onOpen: Open; onClose: () => void }) => {
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
};

export const RangeMenu = ({ today, onOpen }: { today: Day; onOpen: Open }) => {
  const [custom, setCustom] = useState(false);
  const entries = [
    ...presets.map(({ name, open }) => ({
      key: name,
      label: name,
      onClick: () => onOpen({ ...open(today), until: null }),
    })),
    { key: 'custom', label: 'custom', onClick: () => setCustom(true) },
  ];
  return (
    <>
      <MenuButton label="Date range" entries={entries} icon={<RangeIcon fontSize="small" />}>
        Range
      </MenuButton>
      {custom && <CustomRange today={today} onOpen={onOpen} onClose={() => setCustom(false)} />}
    </>
  );
};
