import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { Reply } from '@leadline/api-client';
import { usePaymentDeletion, type Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

type Deletion = Reply<'payments/previewDelete'>;

const Follows = ({ deletion, total }: { deletion: Deletion; total: number }) => {
  const amount = useAmount();
  const { invoices, credit, packages } = deletion;
  return (
    <>
      {deletion.total !== total && (
        <p>{`It was received as one payment of ${amount(deletion.total)}, which goes as a whole.`}</p>
      )}
      {invoices.length > 0 && (
        <ul>
          {invoices.map(({ payment_id, invoice_number, opens, outstanding }) => (
            <li key={payment_id}>
              {`Invoice ${invoice_number}: ${amount(opens)} will be open again, ${amount(outstanding)} in all. Its packages stay.`}
            </li>
          ))}
        </ul>
      )}
      {credit > 0 && <p>{`The credit of ${amount(credit)} goes with it.`}</p>}
      {packages.length > 0 && (
        <p>
          {`${count(packages.length, 'package')} will be deleted with it: ${packages.join(', ')}. `}
          Package counts will be automatically recalculated.
        </p>
      )}
    </>
  );
};

const Asking = ({ payment, what, onClose }: { payment: Payment; what: string; onClose: () => void }) => {
  const { mutateAsync } = useWrite('payments/deleteManualPayment');
  const { data, error, refetch } = usePaymentDeletion(payment.id);
  const say = useSay();
  const remove = async () => {
    await mutateAsync({ payment_id: payment.id });
    say.done(`The ${what} was deleted`);
  };
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question
        title={`Delete the ${what}?`}
        submitLabel="Delete Payment"
        cancelLabel="Keep it"
        disabled={!data}
        onClose={onClose}
      >
        {data ? (
          <Follows deletion={data} total={payment.total} />
        ) : (
          <Unanswered error={error} refetch={refetch} rows={1} label="What follows" />
        )}
        <p>This cannot be taken back.</p>
      </Question>
    </Modal>
  );
};

/** A payment by hand that never was; says first what goes with it. E07 */
export const DeletePayment = ({ payment }: { payment: Payment }) => {
  const [asks, setAsks] = useState(false);
  const amount = useAmount();
  const what = `payment of ${amount(payment.total)}`;
  return (
    <>
      <IconButton size="small" aria-label={`Delete the ${what}`} onClick={() => setAsks(true)}>
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      {asks && <Asking payment={payment} what={what} onClose={() => setAsks(false)} />}
    </>
  );
};
