import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { isDay } from '@/data/time/day';
import { DateInput } from './form/DateInput';
import './day-navigator.css';

type DayNavigatorProps = {
  readonly day: string;
  readonly today: string;
  readonly unit: string;
  readonly onStep: (step: 1 | -1) => void;
  readonly onChoose: (day: string) => void;
};

/** ‹ Today › and a date to type or pick. */
export const DayNavigator = ({ day, today, unit, onStep, onChoose }: DayNavigatorProps) => (
  <div className="day-navigator no-print">
    <IconButton aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
      <PreviousIcon fontSize="small" />
    </IconButton>
    <Button variant="outlined" onClick={() => onChoose(today)} aria-current={day === today ? 'date' : undefined}>
      Today
    </Button>
    <IconButton aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
      <NextIcon fontSize="small" />
    </IconButton>
    <DateInput quiet label="Date" value={day} onChange={(next) => isDay(next) && onChoose(next)} />
  </div>
);
