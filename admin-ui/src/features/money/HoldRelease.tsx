import { useState } from 'react';
import Button from '@mui/material/Button';
import { useWrite } from '@/data/requests/use-write';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = { readonly reason: string };
type Which = { readonly paymentId: string; readonly whose: string };

const validate = ({ reason }: Values) => (reason.trim() ? {} : { reason: 'Say why' });

/** The places stay until somebody lets it go on. */
export const HoldRelease = ({ paymentId, whose }: Which) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/holdRelease');
  const say = useSay();
  const close = () => setAsks(false);
  const hold = async ({ reason }: Values) => {
    await mutateAsync({ payment_id: paymentId, reason });
    say.done('Nothing is released for now');
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Let the release wait: ${whose}`}
        onClick={() => setAsks(true)}
      >
        Let it wait…
      </Button>
      {asks && (
        <Modal<Values> values={{ reason: '' }} validate={validate} onSubmit={hold} onSaved={close}>
          <Question title="Let the release wait?" submitLabel="Let it wait" onClose={close}>
            <p>No places are released, and the family is not told of it any more, until you let it go on.</p>
            <AreaField source="reason" label="Reason" hint="Families do not see it." required rows={3} />
          </Question>
        </Modal>
      )}
    </>
  );
};

export const ResumeRelease = ({ paymentId, whose }: Which) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/resumeRelease');
  const say = useSay();
  const close = () => setAsks(false);
  const resume = async () => {
    await mutateAsync({ payment_id: paymentId });
    say.done('The release goes on');
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Let the release go on: ${whose}`}
        onClick={() => setAsks(true)}
      >
        Let it go on…
      </Button>
      {asks && (
        <Modal values={{}} onSubmit={resume} onSaved={close}>
          <Question title="Let the release go on?" submitLabel="Let it go on" onClose={close}>
            <p>The family is reminded by mail once more. Places are released three days after that at the earliest.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
