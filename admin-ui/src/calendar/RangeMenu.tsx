import { useState } from 'react';
import RangeIcon from '@mui/icons-material/DateRangeOutlined';
import type { Day } from '@/time/day';
import { TextInput } from '@/ui/inputs';
import { MenuButton } from '@/ui/MenuButton';
import { Modal } from '@/ui/Modal';
import { checkRange, presets, type RangeErrors } from './presets';
import type { CalendarView } from './range';

type Open = (page: { view: CalendarView; day: Day; until: Day | null }) => void;

const CustomRange = ({ today, onOpen, onClose }: { today: Day; onOpen: Open; onClose: () => void }) => {
  const [range, setRange] = useState({ start: today, end: today });
  const [errors, setErrors] = useState<RangeErrors>({});
  const submit = () => {
    const found = checkRange(range.start, range.end);
    setErrors(found);
    if (found.start || found.end) return;
    onOpen({ view: 'agenda', day: range.start, until: range.end });
    onClose();
  };
  return (
    <Modal title="Show a range of days" submitLabel="Show" onClose={onClose} onSubmit={submit}>
      <TextInput
        label="First day"
        type="date"
        required
        value={range.start}
        error={errors.start}
        onChange={(start) => setRange({ ...range, start })}
      />
      <TextInput
        label="Last day"
        type="date"
        required
        value={range.end}
        error={errors.end}
        onChange={(end) => setRange({ ...range, end })}
      />
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
