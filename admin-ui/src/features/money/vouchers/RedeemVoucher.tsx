import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { lookAtVoucher, type VoucherOffer } from '@/data/requests/vouchers';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from '../amounts';

type Values = { readonly code: string };
type Looked = Values & { readonly offer: VoucherOffer };

const problems = ({ code }: Values) => (code.trim() ? {} : { code: 'Enter the code' });

const Enter = ({ onFound, onClose }: { onFound: (looked: Looked) => void; onClose: () => void }) => {
  const { currentClient } = useFamily();
  const look = async ({ code }: Values) =>
    onFound({ code, offer: await lookAtVoucher({ code, billing_person_id: currentClient.person_id }) });
  return (
    <Modal<Values> values={{ code: '' }} validate={problems} onSubmit={look}>
      <Question title="Redeem Voucher" submitLabel="See What It Gives" onClose={onClose}>
        <p>{`For the account of ${currentClient.person_name}. Nothing is redeemed yet.`}</p>
        <TextField
          source="code"
          label="Code"
          maxLength={40}
          autoComplete="off"
          hint="Twelve letters and digits, such as AB2C-DE3F-GH4J"
        />
      </Question>
    </Modal>
  );
};

const Confirm = ({ looked: { code, offer }, onClose }: { looked: Looked; onClose: () => void }) => {
  const { currentClient } = useFamily();
  const { mutateAsync } = useWrite('vouchers/redeem');
  const say = useSay();
  const amount = useAmount();
  const redeem = async () => {
    const done = await mutateAsync({
      code,
      billing_person_id: currentClient.person_id,
      ...(offer.is_expired === 1 && { accept_expired: 1 }),
    });
    say.done(`${done.credit_for} has a credit of ${amount(done.amount)}`);
  };
  return (
    <Modal values={{}} onSubmit={redeem} onSaved={onClose}>
      <Question title="Redeem Voucher" submitLabel={`Redeem ${amount(offer.amount)}`} onClose={onClose}>
        {offer.is_expired === 1 && (
          <p role="alert">
            {`It was good until ${dayAndYear(offer.expiry_date ?? '')}. The family can not redeem it any more; you may.`}
          </p>
        )}
        <p>
          {`${amount(offer.amount)} becomes a credit of ${offer.credit_for}, which pays for the account’s next purchases. `}
          It does not expire, and the voucher is used up by this.
        </p>
      </Question>
    </Modal>
  );
};

/** Staff redeem for a family: the code first, then what it gives, then the answer. */
export const RedeemVoucher = () => {
  const { address } = useFamily();
  const navigate = useNavigate();
  const [looked, setLooked] = useState<Looked>();
  const close = () => void navigate(`${address}/payments`);
  return looked ? <Confirm looked={looked} onClose={close} /> : <Enter onFound={setLooked} onClose={close} />;
};
