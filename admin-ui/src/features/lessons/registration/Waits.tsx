import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import type { Registration, SessionWaiting } from '@/data/requests/registrations';
import { useMoment } from '../use-moment';
import { useAddingToList } from './use-adding-to-list';
import { TakingOff } from './TakingOff';

type WaitsProps = {
  readonly session: Registration;
  /** Who is on its list. */
  readonly waiting: readonly SessionWaiting[];
  readonly rider: { readonly id: string; readonly name: string };
};

type StandingProps = { readonly session: Registration; readonly one: SessionWaiting; readonly others: number };

const Standing = ({ session, one, others }: StandingProps) => {
  const [isAsked, setAsked] = useState(false);
  const moment = useMoment();
  const { person_name, place, offered_until, passed_over } = one;
  return (
    <>
      <strong>
        {offered_until
          ? `A place is kept for ${person_name} until ${moment(offered_until)}`
          : `${person_name} waits: number ${place} on the list`}
      </strong>
      {passed_over && <span className="muted">{passed_over}</span>}
      <Button size="small" variant="text" onClick={() => setAsked(true)}>
        {offered_until ? 'Free the place…' : 'Take off the list…'}
      </Button>
      {isAsked && <TakingOff {...{ session, one, others }} onClose={() => setAsked(false)} />}
    </>
  );
};

/** How one client stands on the waiting list of a session, or how to get there. */
export const Waits = ({ session, waiting, rider }: WaitsProps) => {
  const { has_waiting_lists } = useBarn();
  const { add, isPending } = useAddingToList(session);
  const one = waiting.find(({ student_id }) => student_id === rider.id);
  if (one) return <Standing {...{ session, one }} others={waiting.length - 1} />;
  if (has_waiting_lists !== 1 || session.available !== 0 || session.lessons_left === 0) return null;
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => void add(rider)}>
      {`Add ${rider.name} to the waiting list`}
    </Button>
  );
};
