import type { Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { DateField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = { readonly due_date: string };
type ChangeDueDateProps = { readonly invoice: Payment; readonly title: string; readonly onClose: () => void };

/** Until when an unpaid invoice is to be paid; emptied, it names no day. */
export const ChangeDueDate = ({ invoice, title, onClose }: ChangeDueDateProps) => {
  const { mutateAsync } = useWrite('payments/changeDueDate');
  const say = useSay();
  const save = async ({ due_date }: Values) => {
    const { payment } = await mutateAsync({ payment_id: invoice.id, due_date: due_date || null });
    say.done(payment.due_date ? `${title} is due ${dayAndYear(payment.due_date)}` : `${title} names no due date`);
  };
  return (
    <Modal<Values> values={{ due_date: invoice.due_date ?? '' }} onSubmit={save} onSaved={onClose}>
      <Question title={`When is ${title.toLowerCase()} due?`} submitLabel="Save" onClose={onClose}>
        <p>
          The day stands on the invoice from now on, for the family too. A paper that went out keeps the day that it
          had.
        </p>
        <DateField source="due_date" label="Due date" hint="Empty: the invoice names no day and is never overdue." />
      </Question>
    </Modal>
  );
};
