import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useCanAct } from '../../connection/connection';
import { useFamily, type Rider } from '../../family/family-context';
import { heldFor } from '../../components/held-for';
import type { Session, Waiting } from '../../requests/registrations';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { ChooseRiders, namesOf, useChosenRiders } from './chosen-riders';
import { useWait } from './registering';
import { useWaiters, whenOf } from './session';
import { SessionSheet } from './session-sheet';

/** "Anna is 3rd on the waiting list for Spring camp" */
const standing = (riders: readonly Rider[], waiting: readonly Waiting[], session: string): string => {
  const [first] = riders;
  const place = waiting.find(({ student_id }) => student_id === first?.studentId)?.place;
  if (riders.length > 1 || place === undefined)
    return t('{names} {count, plural, one {is} other {are}} on the waiting list for {session}', {
      names: namesOf(riders),
      count: riders.length,
      session,
    });
  return t(
    '{name} is {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} on the waiting list for {session}',
    { name: namesOf(riders), place, session },
  );
};

type Props = { readonly session: Session; readonly riders: readonly Rider[]; readonly close: () => void };

const Form = ({ session, riders, close }: Props) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const choice = useChosenRiders(riders, (one) => one === rider);
  const { chosen } = choice;
  const names = namesOf(chosen);
  const wait = useWait(session.id, ({ waiting }) => {
    toast(standing(chosen, waiting, session.title));
    close();
  });
  return (
    <>
      <div>
        <h3>{session.title}</h3>
        <p className="numbers">{whenOf(session)}</p>
      </div>
      <ChooseRiders legend={t('Who waits?')} disabled={wait.isPending} {...choice} />
      <p className="muted">
        {session.waiting === 0
          ? t('Full. Nobody waits yet.')
          : t('Full. {count} on the waiting list.', { count: session.waiting })}
      </p>
      <p>
        {t(
          'When it is your turn, the place is held for {time}, and you get a mail: register or decline. Waiting costs nothing, and registers nobody.',
          { time: heldFor(barn) },
        )}
      </p>
      {wait.error && (
        <Notice tone="danger" role="alert">
          {asApiError(wait.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('This needs a signal. Try again when you have one.')}</Notice>}
      <Button
        wide
        look="primary"
        disabled={!canAct || chosen.length === 0}
        busy={wait.isPending}
        onClick={() => wait.mutate(chosen.map(({ studentId }) => studentId))}
      >
        {chosen.length > 0 ? t('Join the waiting list: {names}', { names }) : t('Join the waiting list')}
      </Button>
    </>
  );
};

const Question = ({ session, close, ...known }: Parameters<Parameters<typeof SessionSheet>[0]['children']>[0]) => {
  const riders = useWaiters(session, known);
  // While one reads, a place may have come free.
  if (riders.length === 0) return <Notice tone="info">{t('There is nobody of yours to wait for this.')}</Notice>;
  return <Form session={session} riders={riders} close={close} />;
};

/** One rider or several, together. */
const WaitSheet = () => <SessionSheet title={t('Waiting list')}>{(opened) => <Question {...opened} />}</SessionSheet>;

export default WaitSheet;
