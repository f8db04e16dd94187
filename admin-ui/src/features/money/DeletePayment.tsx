import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { usePaymentItems, type Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

const Follows = ({ payment }: { payment: Payment }) => {
  const { data, error, refetch } = usePaymentItems(payment.id);
  if (payment.invoice_id) return <p>{`Invoice ${payment.invoice_number} will be unpaid again. Its packages stay.`}</p>;
  if (!data) return <Unanswered error={error} refetch={refetch} rows={1} label="What follows" />;
  if (data.items.length === 0) return null;
  return (
    <p>
      {`${count(data.items.length, 'package')} will be deleted with it: ${data.items
        .map(({ product_name, person_name }) => `${product_name} for ${person_name}`)
        .join(', ')}. Package counts will be automatically recalculated.`}
    </p>
  );
};

const Asking = ({ payment, what, onClose }: { payment: Payment; what: string; onClose: () => void }) => {
  const { mutateAsync } = useWrite('payments/deleteManualPayment');
  const { data } = usePaymentItems(payment.id);
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
        disabled={!payment.invoice_id && !data}
        onClose={onClose}
      >
        <Follows payment={payment} />
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
