import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { usePaymentItems, type Payment } from '@/requests/money';
import { useWrite } from '@/requests/use-write';
import { count } from '@/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

const Follows = ({ payment }: { payment: Payment }) => {
  const { data } = usePaymentItems(payment.id);
  if (payment.invoice_id) return <p>{`Invoice ${payment.invoice_number} will be unpaid again. Its packages stay.`}</p>;
  if (!data?.items.length) return null;
  return (
    <p>
      {`${count(data.items.length, 'package')} will be deleted with it: ${data.items
        .map(({ product_name, person_name }) => `${product_name} for ${person_name}`)
        .join(', ')}. Package counts will be automatically recalculated.`}
    </p>
  );
};

/** A payment by hand that never was; says first what goes with it. E07 */
export const DeletePayment = ({ payment }: { payment: Payment }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/deleteManualPayment');
  const say = useSay();
  const amount = useAmount();
  const what = `payment of ${amount(payment.total)}`;
  const remove = async () => {
    await mutateAsync({ payment_id: payment.id });
    say.done(`The ${what} was deleted`);
  };
  const close = () => setAsks(false);
  return (
    <>
      <IconButton size="small" aria-label={`Delete the ${what}`} onClick={() => setAsks(true)}>
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      {asks && (
        <Modal danger values={{}} onSubmit={remove} onSaved={close}>
          <Question title={`Delete the ${what}?`} submitLabel="Delete Payment" cancelLabel="Keep it" onClose={close}>
            <Follows payment={payment} />
            <p>This cannot be taken back.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
