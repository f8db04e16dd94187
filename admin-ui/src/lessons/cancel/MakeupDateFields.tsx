import { TextInput } from '@/ui/inputs';
import type { MakeupDates } from './consequence';

const fields = [
  ['purchase_date', 'Issued on'],
  ['makeup_start_date', 'Valid from'],
  ['expiry_date', 'Valid until'],
] as const;

export const MakeupDateFields = ({
  dates,
  onChange,
}: {
  dates: MakeupDates;
  onChange: (dates: MakeupDates) => void;
}) => (
  <div className="block-row">
    {fields.map(([name, label]) => (
      <TextInput
        key={name}
        label={label}
        type="date"
        value={dates[name]}
        onChange={(value) => onChange({ ...dates, [name]: value })}
      />
    ))}
  </div>
);
