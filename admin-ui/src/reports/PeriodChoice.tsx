import RangeIcon from '@mui/icons-material/DateRangeOutlined';
import { useBarn } from '@/requests/barn';
import { isDay, todayIn } from '@/time/day';
import { DateInput } from '@/ui/DateInput';
import { MenuButton } from '@/ui/MenuButton';
import { periods, type Period } from './period';

type PeriodChoiceProps = Period & { readonly onChoose: (period: Period) => void };

/** First and last day to type or pick, and the usual ones by name. */
export const PeriodChoice = ({ from, to, onChoose }: PeriodChoiceProps) => {
  const { time_zone, monday_start } = useBarn();
  const today = todayIn(time_zone);
  return (
    <>
      <DateInput label="From" value={from} onChange={(day) => isDay(day) && onChoose({ from: day, to })} />
      <DateInput label="To" value={to} onChange={(day) => isDay(day) && onChoose({ from, to: day })} />
      <MenuButton
        label="Reporting period"
        icon={<RangeIcon fontSize="small" />}
        entries={periods(today, monday_start === 1).map(({ name, period }) => ({
          key: name,
          label: name,
          onClick: () => onChoose(period),
        }))}
      >
        Period
      </MenuButton>
    </>
  );
};
