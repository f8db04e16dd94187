import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import type { AskedStatement } from '@/data/requests/statement';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

const Ask = ({ asked, onClose }: { readonly asked: AskedStatement; readonly onClose: () => void }) => {
  const { mutateAsync } = useWrite('payments/sendStatement');
  const say = useSay();
  const send = async () => {
    const { email } = await mutateAsync(asked);
    say.done(`Account statement emailed to ${email}`);
  };
  return (
    <Modal values={{}} onSubmit={send} onSaved={onClose}>
      <Question title="Email account statement" submitLabel="Send" onClose={onClose}>
        <p>
          It goes out at once to the account holder, and to guardians who get the family’s mails: what was charged and
          paid
          {` from ${dayAndYear(asked.from)} to ${dayAndYear(asked.until)}, with a PDF.`}
        </p>
      </Question>
    </Modal>
  );
};

/** Of the days that are shown. */
export const SendStatement = ({ asked }: { readonly asked: AskedStatement }) => {
  const { canCall } = useAccess();
  const [asking, setAsking] = useState(false);
  if (!canCall('payments/sendStatement')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Email…
      </Button>
      {asking && <Ask asked={asked} onClose={() => setAsking(false)} />}
    </>
  );
};
