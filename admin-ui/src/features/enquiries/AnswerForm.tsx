import { useState } from 'react';
import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';
import { useAnswerEnquiry, type Enquiry } from '@/data/requests/enquiries';
import { TextArea } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';

/** The answer goes by mail; what they write back by its link stands with the rest. */
export const AnswerForm = ({ enquiry }: { enquiry: Enquiry }) => {
  const { id, email, is_confirmed, first_name, texts } = enquiry;
  const { mutate, error, isPending } = useAnswerEnquiry();
  const [text, setText] = useState('');
  const say = useSay();
  if (is_confirmed === 0)
    return (
      <p className="muted">
        {`${first_name} has not confirmed this address yet, so nothing is mailed to it. You may phone.`}
      </p>
    );
  const send = () =>
    mutate(
      { id, message: text.trim(), seen: texts.length - 1 },
      {
        onSuccess: () => {
          setText('');
          say.done(`The answer goes to ${email}`);
        },
      },
    );
  return (
    <section className="stack gap-2" aria-label="Answer">
      <TextArea label={`Answer ${first_name} by mail`} rows={5} value={text} onChange={setText} />
      {error && (
        <p className="field-error" role="alert">
          {asApiError(error).message}
        </p>
      )}
      <div>
        <Button variant="contained" disabled={isPending || text.trim() === ''} onClick={send}>
          Send answer
        </Button>
      </div>
    </section>
  );
};
