import { PayByCard } from '../../../components/pay-by-card';
import { Button } from '../../../ui/button';
import { Facts } from '../../../ui/facts';
import styles from '../enquiry/enquiry.module.css';
import { said } from '../said';
import { goodUntil, totalOf } from './terms';
import { beginVoucher, recordVoucher, type Ordered } from './voucher';

type Props = {
  readonly publicId: string;
  readonly barn: string;
  readonly ordered: Ordered;
  readonly back: () => void;
  readonly onPaid: () => void;
};

/** Everything once more, with the total, before it is paid. */
export const PayVoucher = ({ publicId, barn, ordered, back, onPaid }: Props) => {
  const { amount, fee, expiry_date, currency_code: currency, card, written } = ordered;
  const total = totalOf(ordered);
  return (
    <>
      <section className={styles.end} aria-labelledby="voucher">
        <h2 id="voucher">Your voucher</h2>
        <Facts
          facts={[
            ['Worth', said(amount, currency)],
            ['For', written.given_to],
            ['From', [written.first_name, written.last_name].filter(Boolean).join(' ')],
            [
              'Your words',
              written.message && (
                <span key="words" className={styles.body}>
                  {written.message}
                </span>
              ),
            ],
            ['Good until', goodUntil(expiry_date)],
            ['Goes to', written.email],
            ['Convenience fee for a card', fee > 0 && said(fee, currency)],
            ['To be paid', <strong key="total">{total}</strong>],
          ]}
        />
        <p>
          As soon as it is paid, it is mailed, with a receipt. Whoever has its code spends it at {barn}, once: keep it
          as you keep money.
        </p>
      </section>
      <section className={styles.end} aria-labelledby="by-card">
        <h2 id="by-card">Pay by card</h2>
        <PayByCard
          keys={{ publicKey: card.publicKey, scriptUrl: card.script_url, accountId: card.stripe_account_id }}
          label={`Pay ${total}`}
          begin={() => beginVoucher(publicId, ordered)}
          onPaid={async (reference) => {
            await recordVoucher(publicId, ordered, reference);
            onPaid();
          }}
        >
          <Button look="plain" onClick={back}>
            Change something
          </Button>
        </PayByCard>
      </section>
    </>
  );
};
