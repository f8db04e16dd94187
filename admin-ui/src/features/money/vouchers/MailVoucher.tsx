import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Voucher } from '@/data/requests/vouchers';
import { useWrite } from '@/data/requests/use-write';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

const Asking = ({ voucher, email, onClose }: { voucher: Voucher; email: string; onClose: () => void }) => {
  const { mutateAsync } = useWrite('vouchers/mail');
  const say = useSay();
  const send = async () => {
    await mutateAsync({ voucher_id: voucher.id });
    say.done(`The voucher …${voucher.code_end} goes to ${email}`);
  };
  return (
    <Modal values={{}} onSubmit={send} onSaved={onClose}>
      <Question title={`Mail the voucher …${voucher.code_end}?`} submitLabel="Mail Voucher" onClose={onClose}>
        <p>
          {`${voucher.buyer} gets it at ${email}, as a PDF to print or to pass on. `}
          Whoever has its code can redeem it.
        </p>
      </Question>
    </Modal>
  );
};

/** To whoever bought it, of one that is good for something still. */
export const MailVoucher = ({ voucher }: { voucher: Voucher }) => {
  const [asks, setAsks] = useState(false);
  const { buyer_email } = voucher;
  if (!buyer_email) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)} aria-label={`Mail the voucher …${voucher.code_end}`}>
        Mail…
      </Button>
      {asks && <Asking voucher={voucher} email={buyer_email} onClose={() => setAsks(false)} />}
    </>
  );
};
