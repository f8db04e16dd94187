import { ApiError, asApiError } from '@leadline/api-client';
import type { Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = { readonly email: string };

const problems = ({ email }: Values): Partial<Values> =>
  /^\S+@\S+$/.test(email.trim()) ? {} : { email: 'An email address is required' };

/** A refusal that concerns no field begins with these words. */
const saidAs = (words: string) => (refusal: unknown) => {
  const { status, errors, message } = asApiError(refusal);
  throw errors.length > 0 ? refusal : new ApiError(status, { message: `${words}\n${message}` });
};

/** An invoice or a receipt goes by mail, as a PDF, to the account holder or whom staff name. R182 */
export const SendInvoice = ({ payment, title, onClose }: { payment: Payment; title: string; onClose: () => void }) => {
  const { mutateAsync } = useWrite('payments/sendInvoice');
  const say = useSay();
  const send = async ({ email }: Values) => {
    await mutateAsync({ id: payment.id, email: email.trim() }).catch(saidAs('error with emailing invoice'));
    say.done('invoice emailed');
  };
  return (
    <Modal<Values> values={{ email: payment.email ?? '' }} validate={problems} onSubmit={send} onSaved={onClose}>
      <Question title={`Email ${title.toLowerCase()}`} submitLabel="Send" onClose={onClose}>
        <p>It goes out at once, with a PDF. What stands in the mail is set under Setup, Receipt.</p>
        <TextField source="email" label="To" type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Question>
    </Modal>
  );
};
