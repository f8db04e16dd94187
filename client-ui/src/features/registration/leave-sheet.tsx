import { t } from '../../i18n/t';
import { asApiError, type Reply } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { takeOutOfCart } from '../../components/cart';
import { useCanAct } from '../../connection/connection';
import { shortDay } from '../../format/dates';
import { leavingQuery, type Registered, type Session, type Waiting } from '../../requests/registrations';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { useGiveUp, useLeave } from './registering';
import { SessionSheet } from './session-sheet';

type Props = { readonly session: Session; readonly rider: Registered; readonly close: () => void };

type Late = Reply<'deleteStudentRegistration/preview'>['late'][number];

/** Lessons that are too near, one by one. */
const LateLessons = ({ late }: { readonly late: readonly Late[] }) =>
  late.length > 0 && (
    <Notice tone="warning">
      <ul>
        {late.map(({ scheduled_date, sentence }) => (
          <li key={scheduled_date}>
            {t('{day} is inside the barn’s notice. {sentence}', { day: shortDay(scheduled_date), sentence })}
          </li>
        ))}
      </ul>
    </Notice>
  );

const givenUp = (free: number, { session: { title }, rider: { person_name } }: Omit<Props, 'close'>): string => {
  if (free === 0) return t('A package that was bought stays.');
  return t(
    '{free, plural, one {{rider} gives up the lesson to come of {session}. What pays for it is free again; a package that was bought stays.} other {{rider} gives up all # lessons to come of {session}. What pays for them is free again; a package that was bought stays.}}',
    { free, rider: person_name, session: title },
  );
};

/** What is given up, as the barn will do it. */
const Consequence = ({ session, rider }: Omit<Props, 'close'>) => (
  <Loaded query={useQuery(leavingQuery(session.id, rider.student_id))} waiting={<Skeleton lines={3} />}>
    {({ free, late }) => (
      <>
        <p>{givenUp(free, { session, rider })}</p>
        <LateLessons late={late} />
      </>
    )}
  </Loaded>
);

type AnswerProps = {
  readonly error: Error | null;
  readonly keep: string;
  readonly go: string;
  readonly close: () => void;
  readonly busy: boolean;
  readonly isReady: boolean;
  readonly act: () => void;
};

/** It stays as it is, or goes; what was refused is said. */
const Answer = ({ error, keep, go, close, busy, isReady, act }: AnswerProps) => {
  const canAct = useCanAct();
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {asApiError(error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('This needs a signal. Try again when you have one.')}</Notice>}
      <Button wide onClick={close}>
        {keep}
      </Button>
      <Button wide look="danger" disabled={!canAct || !isReady} busy={busy} onClick={act}>
        {go}
      </Button>
    </>
  );
};

type FormProps = Props & {
  readonly done: string;
  readonly keep: string;
  readonly go: string;
  /** Key of what was shown; without, it is not compared. */
  readonly seen?: string;
  readonly isReady?: boolean;
};

const Buttons = ({ session, rider, close, done, keep, go, seen, isReady = true }: FormProps) => {
  const { student_id: studentId } = rider;
  const leave = useLeave(session.id, studentId, () => {
    takeOutOfCart({ sessionId: session.id, studentId });
    toast(done);
    close();
  });
  return (
    <Answer
      error={leave.error}
      busy={leave.isPending}
      act={() => leave.mutate(seen)}
      {...{ keep, go, close, isReady }}
    />
  );
};

/** Somebody who only waits for an answer has nothing to lose. */
const Withdrawing = (props: Props) => {
  const { session, rider } = props;
  return (
    <>
      <p>
        {t('The place that is held for {rider} in {session} is free for others again.', {
          rider: rider.person_name,
          session: session.title,
        })}
      </p>
      <Buttons
        {...props}
        done={t('The place for {rider} is not held any more', { rider: rider.person_name })}
        keep={t('Keep waiting')}
        go={t('Withdraw {rider}', { rider: rider.person_name })}
      />
    </>
  );
};

const Leaving = (props: Props) => {
  const { session, rider } = props;
  const { data } = useQuery(leavingQuery(session.id, rider.student_id));
  return (
    <>
      <Consequence session={session} rider={rider} />
      <Buttons
        {...props}
        done={t('{rider} is no longer registered in {session}', { rider: rider.person_name, session: session.title })}
        keep={t('Stay registered')}
        go={t('Remove {rider}', { rider: rider.person_name })}
        isReady={data !== undefined}
        {...(data && { seen: data.outcome_key })}
      />
    </>
  );
};

const declining = (session: string, rider: string) => ({
  text: t('The place that is kept for {rider} in {session} is free for others at once.', { rider, session }),
  done: t('The place for {rider} is not kept any more', { rider }),
  keep: t('Keep it'),
  go: t('Decline for {rider}', { rider }),
});

const waitingNoMore = (session: string, rider: string) => ({
  text: t('{rider} gives up the place on the waiting list of {session}. Who joins again begins at its end.', {
    rider,
    session,
  }),
  done: t('{rider} does not wait any more', { rider }),
  keep: t('Keep waiting'),
  go: t('Leave the list for {rider}', { rider }),
});

/** Nothing is lost but the place, or that on the list. */
const Declining = ({ session, one, close }: Pick<Props, 'session' | 'close'> & { readonly one: Waiting }) => {
  const { student_id, person_name, offered_until } = one;
  const { text, done, ...answers } = (offered_until ? declining : waitingNoMore)(session.title, person_name);
  const giveUp = useGiveUp(session.id, student_id, () => {
    toast(done);
    close();
  });
  return (
    <>
      <p>{text}</p>
      <Answer
        error={giveUp.error}
        busy={giveUp.isPending}
        act={() => giveUp.mutate()}
        close={close}
        isReady
        {...answers}
      />
    </>
  );
};

/** F12 R148 */
const LeaveSheet = () => {
  const { studentId } = useParams();
  return (
    <SessionSheet title={t('Give up the place?')}>
      {({ session, registered, waiting, close }) => {
        const rider = registered.find(({ student_id }) => student_id === studentId);
        const listed = waiting.find(({ student_id }) => student_id === studentId);
        if (!rider && listed) return <Declining session={session} one={listed} close={close} />;
        if (!rider) return <Notice tone="info">{t('Nobody of yours is registered here.')}</Notice>;
        const Question = rider.state === 'asked' ? Withdrawing : Leaving;
        return <Question session={session} rider={rider} close={close} />;
      }}
    </SessionSheet>
  );
};

export default LeaveSheet;
