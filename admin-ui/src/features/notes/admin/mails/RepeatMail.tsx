import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRepeatMail, type Mail } from '@/data/requests/mails';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

/** Composed anew, so it is said that it may read otherwise, or not go at all. */
export const RepeatMail = ({ mail: { mail_id, kind, email_to, state } }: { mail: Mail }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useRepeatMail();
  const say = useSay();
  const close = () => setAsks(false);
  const send = async () => {
    await mutateAsync({ mail_id });
    say.done(`${kind} is on its way again`);
  };
  const to = email_to || 'whoever it is for';
  return (
    <>
      <Button size="small" aria-label={`Send again: ${kind} to ${to}`} onClick={() => setAsks(true)}>
        Send again
      </Button>
      {asks && (
        <Modal values={{}} onSubmit={send} onSaved={close}>
          <Question title={`Send “${kind}” again?`} submitLabel="Send again" onClose={close}>
            <p>{state === 'sent' ? `${to} has been sent this mail already.` : `This mail has not reached ${to}.`}</p>
            <p>
              It is written anew from what is true now, and goes to the address that they have now. If there is nothing
              to say any more, nothing goes out.
            </p>
          </Question>
        </Modal>
      )}
    </>
  );
};
