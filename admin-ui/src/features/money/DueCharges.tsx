import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useDueCharges, type DueCharge } from '@/data/requests/due-charges';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';
import { UnpaidPlaces } from './UnpaidPlaces';

const TryNow = ({ charge: { payment_id, invoice_number, amount: sum } }: { readonly charge: DueCharge }) => {
  const { currentClient } = useFamily();
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/tryCharge');
  const say = useSay();
  const amount = useAmount();
  const close = () => setAsks(false);
  const tryNow = async () => {
    const { charges } = await mutateAsync({ person_id: currentClient.person_id, payment_id });
    const failed = charges.find((one) => one.payment_id === payment_id && one.failed_on !== null);
    if (failed) say.refused(new Error(failed.reason ?? ''));
    else say.done(`${amount(sum)} is charged`);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsks(true)}>
        {`Try invoice ${invoice_number} now`}
      </Button>
      {asks && (
        <Modal values={{}} onSubmit={tryNow} onSaved={close}>
          <Question title={`Charge ${amount(sum)} now?`} submitLabel={`Charge ${amount(sum)}`} onClose={close}>
            <p>{`The saved card is charged for invoice ${invoice_number}.`}</p>
            <p>It is the next of three tries: its day is brought forward to today.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};

const Charge = ({ charge }: { readonly charge: DueCharge }) => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  const amount = useAmount();
  const { payment_id, invoice_number, on, failed_on, reason, can_try } = charge;
  return (
    <li className="row wrap middle gap-2">
      <Link to={`${address}/invoices/inv/${payment_id}`}>{`Invoice ${invoice_number}`}</Link>
      <strong>{amount(charge.amount)}</strong>
      {failed_on && <Tag tone="danger">card not charged</Tag>}
      {failed_on && <span>{`${dayAndYear(failed_on)}: ${reason ?? ''}`}</span>}
      <span className="muted">
        {on ? `${failed_on ? 'tried again' : 'charged'} ${dayAndYear(on)}` : 'not tried again by itself'}
      </span>
      {can_try === 1 && canCall('payments/tryCharge') && <TryNow charge={charge} />}
      {charge.release && (
        <UnpaidPlaces paymentId={payment_id} whose={`invoice ${invoice_number}`} release={charge.release} />
      )}
    </li>
  );
};

const End = ({ last4 }: { readonly last4: string }) => {
  const { currentClient } = useFamily();
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/endCharges');
  const say = useSay();
  const close = () => setAsks(false);
  const end = async () => {
    await mutateAsync({ person_id: currentClient.person_id });
    say.done('Nothing is charged by itself any more');
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsks(true)}>
        End this
      </Button>
      {asks && (
        <Modal danger values={{}} onSubmit={end} onSaved={close}>
          <Question
            title={`Charge nothing more to the card ending in ${last4}?`}
            submitLabel="End it"
            cancelLabel="Keep it"
            onClose={close}
          >
            <p>What falls due is then paid by the family, or recorded here. Only the family can begin this again.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};

/** Whether what is due is charged to a saved card, what comes next, and what failed. */
export const DueCharges = () => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  const { data } = useDueCharges(currentClient.person_id);
  if (!data || (!data.agreed && data.charges.length === 0)) return null;
  const { agreed, charges } = data;
  return (
    <section className="money-charges" aria-label="Charged to a saved card">
      {agreed && (
        <p className="row wrap middle gap-2">
          <span>{`What is due is charged to the card ending in ${agreed.last4}`}</span>
          <span className="muted">{`since ${dayAndYear(agreed.since)}${agreed.by ? `, agreed by ${agreed.by}` : ''}`}</span>
          {canCall('payments/endCharges') && <End last4={agreed.last4} />}
        </p>
      )}
      {charges.length > 0 && (
        <ul>
          {charges.map((charge) => (
            <Charge key={charge.payment_id} charge={charge} />
          ))}
        </ul>
      )}
    </section>
  );
};
