import type { ReactNode } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { CareState } from '@/data/requests/care';
import { Tag } from '@/ui/Tag';
import { dueWords, standingName, type Standing } from './care-words';

const tones = { overdue: 'danger', soon: 'warning', fine: 'success', never: 'info', open: 'plain' } as const;

const shapes: Readonly<Partial<Record<CareState, ReactNode>>> = {
  overdue: <ErrorIcon fontSize="inherit" className="danger" />,
  soon: <ScheduleIcon fontSize="inherit" className="warning" />,
  fine: <CheckIcon fontSize="inherit" className="accent" />,
};

/** How urgent it is, by shape, word and colour, and when it is due. */
export const CareMark = ({ line }: { line: Standing }) => (
  <span className="care-mark">
    <span className="row-inline middle gap-1 nowrap">
      {shapes[line.state]}
      <Tag tone={tones[line.state]}>{standingName(line)}</Tag>
    </span>
    <span>{dueWords(line)}</span>
  </span>
);
