import RangeIcon from '@mui/icons-material/DateRangeOutlined';
import { useBarn } from '@/data/requests/barn';
import { isDay, todayIn } from '@/data/time/day';
import { DateInput } from '@/ui/form/DateInput';
import { MenuButton } from '@/ui/MenuButton';
import { periods, type Period } from './period';

type OnChoose = { readonly onChoose: (period: Period) => void };

/** First and last day, to type or pick. */
export const PeriodDates = ({ from, to, quiet, onChoose }: Period & OnChoose & { readonly quiet: boolean }) => (
  <>
    <DateInput label="From" quiet={quiet} value={from} onChange={(day) => isDay(day) && onChoose({ from: day, to })} />
    <DateInput label="To" quiet={quiet} value={to} onChange={(day) => isDay(day) && onChoose({ from, to: day })} />
  </>
);

/** The usual periods by name. */
export const PeriodMenu = ({ onChoose }: OnChoose) => {
  const { time_zone, monday_start } = useBarn();
  return (
    <MenuButton
      label="Reporting period"
      icon={<RangeIcon fontSize="small" />}
      entries={periods(todayIn(time_zone), monday_start === 1).map(({ name, period }) => ({
        key: name,
        label: name,
        onClick: () => onChoose(period),
      }))}
    >
      Period
    </MenuButton>
  );
};
