import type { ReactNode } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { CareLine, CareState } from '@/data/requests/care';
import { Tag } from '@/ui/Tag';
import { dueWords, stateName } from './care-words';

const tones = { overdue: 'danger', soon: 'warning', fine: 'success', never: 'info', open: 'plain' } as const;

const shapes: Readonly<Partial<Record<CareState, ReactNode>>> = {
  overdue: <ErrorIcon fontSize="inherit" className="danger" />,
  soon: <ScheduleIcon fontSize="inherit" className="warning" />,
  fine: <CheckIcon fontSize="inherit" className="accent" />,
};

/** How urgent it is, by shape, word and colour, and when it is due. */
export const CareMark = ({ line }: { line: CareLine | Pick<CareLine, 'state' | 'due_on' | 'days' | 'done_on'> }) => (
  <span className="care-mark">
    <span className="row-inline middle gap-1 nowrap">
      {shapes[line.state]}
      <Tag tone={tones[line.state]}>{stateName(line.state)}</Tag>
    </span>
    <span>{dueWords(line)}</span>
  </span>
);
