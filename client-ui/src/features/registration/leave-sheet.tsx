import { asApiError } from '@leadline/api-client';
import { useParams } from 'react-router-dom';
import { takeOutOfCart } from '../../components/cart';
import { useCanAct } from '../../connection/connection';
import { counted } from '../../format/counts';
import type { Registered, Session } from '../../requests/registrations';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { useLeave } from './registering';
import { useDaysToCome } from './session';
import { SessionSheet } from './session-sheet';

type Props = { readonly session: Session; readonly rider: Registered; readonly close: () => void };

const Question = ({ session, rider: { student_id: studentId, person_name }, close }: Props) => {
  const canAct = useCanAct();
  const leave = useLeave(session.id, studentId, () => {
    takeOutOfCart({ sessionId: session.id, studentId });
    toast(`${person_name} is no longer registered in ${session.title}`);
    close();
  });
  const days = useDaysToCome(session);
  const givenUp = days.length === 1 ? 'the lesson' : `all ${counted(days.length, 'lesson')}`;
  return (
    <>
      <p>
        {`${person_name} gives up ${givenUp} to come of ${session.title}. `}
        What pays for them is free again; a package that was bought stays.
      </p>
      {leave.error && (
        <Notice tone="danger" role="alert">
          {asApiError(leave.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">This needs a signal. Try again when you have one.</Notice>}
      <Button wide onClick={close}>
        Stay registered
      </Button>
      <Button wide look="danger" disabled={!canAct} busy={leave.isPending} onClick={() => leave.mutate()}>
        {`Remove ${person_name}`}
      </Button>
    </>
  );
};

/** F12 R148 */
const LeaveSheet = () => {
  const { studentId } = useParams();
  return (
    <SessionSheet title="Give up the place?">
      {({ session, registered, close }) => {
        const rider = registered.find(({ student_id }) => student_id === studentId);
        return rider ? (
          <Question session={session} rider={rider} close={close} />
        ) : (
          <Notice tone="info">Nobody of yours is registered here.</Notice>
        );
      }}
    </SessionSheet>
  );
};

export default LeaveSheet;
