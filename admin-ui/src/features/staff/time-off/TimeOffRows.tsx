import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { staffHome } from '@/data/addresses/staff-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import type { StaffOff } from '@/data/requests/staff-off';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { ApproveTimeOff, DeclineTimeOff } from './AnswerTimeOff';
import { AskTimeOff } from './AskTimeOff';
import { TakeBackTimeOff } from './TakeBackTimeOff';
import { daysWords, stateWords } from './time-off-words';
import './time-off.css';

type Opened = 'approve' | 'decline' | 'change' | 'take-back';

const useDoable = ({ state, until_date }: StaffOff): readonly (readonly [Opened, string])[] => {
  const { canCall } = useAccess();
  const isOver = until_date < todayIn(useBarn().time_zone);
  if (isOver || state === 'declined' || state === 'withdrawn') return [];
  const answers = canCall('time_off/settle');
  if (state === 'approved') return [['take-back', 'Take back…']];
  return answers
    ? [
        ['approve', 'Approve…'],
        ['decline', 'Decline…'],
      ]
    : [
        ['change', 'Other days…'],
        ['take-back', 'Take back…'],
      ];
};

const Row = ({ timeOff, named }: { timeOff: StaffOff; named: boolean }) => {
  const { canCall } = useAccess();
  const [opened, setOpened] = useState<Opened | null>(null);
  const doable = useDoable(timeOff);
  const { name, person_id, state, reason, answer, lessons, settled_by } = timeOff;
  const close = () => setOpened(null);
  const told = [
    reason,
    lessons > 0 && state !== 'declined' && state !== 'withdrawn' && `teaches ${count(lessons, 'lesson')} then`,
    settled_by && state !== 'asked' && `by ${settled_by}`,
  ].filter(Boolean);
  return (
    <li className="time-off-row">
      <div className="stack gap-1 shrinks">
        <p className="row middle wrap gap-2">
          {named && <Link to={`${staffHome(person_id)}/timeoff`}>{name}</Link>}
          <strong>{daysWords(timeOff)}</strong>
          <Tag tone={stateWords[state].tone}>{stateWords[state].name}</Tag>
        </p>
        {told.length > 0 && <p className="muted break">{told.join(' · ')}</p>}
        {answer && <p className="break">{`“${answer}”`}</p>}
      </div>
      {doable.length > 0 && (
        <div className="row wrap gap-2">
          {doable.map(([what, label]) => (
            <Button
              key={what}
              variant="outlined"
              aria-label={`${label} ${name}, ${daysWords(timeOff)}`}
              onClick={() => setOpened(what)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {opened === 'approve' && <ApproveTimeOff timeOff={timeOff} onClose={close} />}
      {opened === 'decline' && <DeclineTimeOff timeOff={timeOff} onClose={close} />}
      {opened === 'change' && <AskTimeOff waiting={timeOff} onClose={close} />}
      {opened === 'take-back' && (
        <TakeBackTimeOff timeOff={timeOff} isOwn={!canCall('time_off/settle')} onClose={close} />
      )}
    </li>
  );
};

/** Days off with what can be done about each; of several people with their names. */
export const TimeOffRows = ({
  label,
  rows,
  named = false,
}: {
  label: string;
  rows: readonly StaffOff[];
  named?: boolean;
}) => (
  <ul className="time-off-rows" aria-label={label}>
    {rows.map((timeOff) => (
      <Row key={timeOff.id} {...{ timeOff, named }} />
    ))}
  </ul>
);
