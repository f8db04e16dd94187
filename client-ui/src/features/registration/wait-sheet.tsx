import { asApiError } from '@leadline/api-client';
import { useCanAct } from '../../connection/connection';
import { useFamily, type Rider } from '../../family/family-context';
import { ordinal } from '../../format/ordinal';
import { heldFor } from '../../components/held-for';
import type { Session, Waiting } from '../../requests/registrations';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { ChooseRiders, namesOf, useChosenRiders } from './chosen-riders';
import { useWait } from './registering';
import { useWaiters, whenOf } from './session';
import { SessionSheet } from './session-sheet';

/** "Anna is 3rd on the waiting list" */
const standing = (riders: readonly Rider[], waiting: readonly Waiting[]): string => {
  const [first] = riders;
  const place = waiting.find(({ student_id }) => student_id === first?.studentId)?.place;
  if (riders.length > 1 || place === undefined)
    return `${namesOf(riders)} ${riders.length > 1 ? 'are' : 'is'} on the waiting list`;
  return `${namesOf(riders)} is ${ordinal(place)} on the waiting list`;
};

type Props = { readonly session: Session; readonly riders: readonly Rider[]; readonly close: () => void };

const Form = ({ session, riders, close }: Props) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const choice = useChosenRiders(riders, (one) => one === rider);
  const { chosen } = choice;
  const names = namesOf(chosen);
  const wait = useWait(session.id, ({ waiting }) => {
    toast(`${standing(chosen, waiting)} for ${session.title}`);
    close();
  });
  return (
    <>
      <div>
        <h3>{session.title}</h3>
        <p className="numbers">{whenOf(session)}</p>
      </div>
      <ChooseRiders legend="Who waits?" disabled={wait.isPending} {...choice} />
      <p className="muted">
        {session.waiting === 0 ? 'Full. Nobody waits yet.' : `Full. ${session.waiting} on the waiting list.`}
      </p>
      <p>
        {`When it is your turn, the place is held for ${heldFor(barn)}, and you get a mail: register or decline. `}
        Waiting costs nothing, and registers nobody.
      </p>
      {wait.error && (
        <Notice tone="danger" role="alert">
          {asApiError(wait.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">This needs a signal. Try again when you have one.</Notice>}
      <Button
        wide
        look="primary"
        disabled={!canAct || chosen.length === 0}
        busy={wait.isPending}
        onClick={() => wait.mutate(chosen.map(({ studentId }) => studentId))}
      >
        {chosen.length > 0 ? `Join the waiting list: ${names}` : 'Join the waiting list'}
      </Button>
    </>
  );
};

const Question = ({ session, close, ...known }: Parameters<Parameters<typeof SessionSheet>[0]['children']>[0]) => {
  const riders = useWaiters(session, known);
  // While one reads, a place may have come free.
  if (riders.length === 0) return <Notice tone="info">There is nobody of yours to wait for this.</Notice>;
  return <Form session={session} riders={riders} close={close} />;
};

/** One rider or several, together. */
const WaitSheet = () => <SessionSheet title="Waiting list">{(opened) => <Question {...opened} />}</SessionSheet>;

export default WaitSheet;
