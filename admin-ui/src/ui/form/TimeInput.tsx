import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ClockIcon from '@mui/icons-material/AccessTime';
import { addMinutes, minutesOf, timeOf } from '@/data/time/clock';
import { timeTyped } from '@/data/time/typed';
import { hhmm } from '@/data/time/words';
import { TypedInput, type TypedProps } from './TypedInput';

type TimeInputProps = TypedProps & {
  /** Minutes from one time offered to the next. */
  readonly step: number;
};

const dayLong = 24 * 60;
/** Before that nobody rides; it can be typed. */
const earliest = 6 * 60;

const offered = (step: number): string[] =>
  Array.from({ length: Math.ceil((dayLong - earliest) / step) }, (_, index) => timeOf(earliest + index * step));

/** A time of the barn's clock, "16:00". */
export const TimeInput = ({ step, ...input }: TimeInputProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value, label, onChange } = input;
  const near = value ? minutesOf(value) : -1;
  return (
    <>
      <TypedInput
        {...input}
        className="typed-time"
        shown={hhmm(value)}
        read={timeTyped}
        isComplete={(text) => /^\d\d:\d\d$/.test(text) && timeTyped(text) !== null}
        stepped={(by) => (value ? addMinutes(value, by * step) : timeOf(earliest))}
        example="16:00"
        icon={<ClockIcon fontSize="inherit" />}
        onPick={setAnchor}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 300 } } }}
      >
        {offered(step).map((time) => (
          <MenuItem
            key={time}
            selected={near >= minutesOf(time) && near < minutesOf(time) + step}
            onClick={() => {
              setAnchor(null);
              onChange(time);
            }}
          >
            {time}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
