import { useState } from 'react';
import Popover from '@mui/material/Popover';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useBarn } from '@/data/requests/barn';
import { addDays, isDay, todayIn } from '@/data/time/day';
import { dayTyped } from '@/data/time/typed';
import { dayAndYear } from '@/data/time/words';
import { MonthGrid } from './MonthGrid';
import { TypedInput, type TypedProps } from './TypedInput';

type DateInputProps = TypedProps & { readonly min?: string };

/** A day, written as everywhere in the product: "Tue 24 Nov 2026". */
export const DateInput = ({ min, ...input }: DateInputProps) => {
  const { time_zone, monday_start } = useBarn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const today = todayIn(time_zone);
  const chosen = isDay(input.value) ? input.value : null;
  const near = chosen ?? today;
  const choose = (day: string) => {
    setAnchor(null);
    input.onChange(day);
  };
  return (
    <>
      <TypedInput
        {...input}
        className="typed-date"
        shown={chosen ? dayAndYear(chosen) : ''}
        read={(text) => dayTyped(text, near)}
        isComplete={(text) => /\d{4}$|^\d{4}-\d\d-\d\d$/.test(text) && dayTyped(text, near) !== null}
        stepped={(by) => (chosen ? addDays(chosen, by) : today)}
        example={dayAndYear(today)}
        icon={<CalendarIcon fontSize="inherit" />}
        onPick={setAnchor}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MonthGrid label={input.label} mondayFirst={monday_start === 1} onChoose={choose} {...{ chosen, today, min }} />
      </Popover>
    </>
  );
};
