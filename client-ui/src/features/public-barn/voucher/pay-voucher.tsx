import { PayByCard } from '../../../components/pay-by-card';
import { t } from '../../../i18n/t';
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
        <h2 id="voucher">{t('Your voucher')}</h2>
        <Facts
          facts={[
            [t('Worth'), said(amount, currency)],
            [t('For'), written.given_to],
            [t('From'), [written.first_name, written.last_name].filter(Boolean).join(' ')],
            [
              t('Your words'),
              written.message && (
                <span key="words" className={styles.body}>
                  {written.message}
                </span>
              ),
            ],
            [t('Good until'), goodUntil(expiry_date)],
            [t('Goes to'), written.email],
            [t('Convenience fee for a card'), fee > 0 && said(fee, currency)],
            [t('To be paid'), <strong key="total">{total}</strong>],
          ]}
        />
        <p>
          {t(
            'As soon as it is paid, it is mailed, with a receipt. Whoever has its code spends it at {barn}, once: keep it as you keep money.',
            { barn },
          )}
        </p>
      </section>
      <section className={styles.end} aria-labelledby="by-card">
        <h2 id="by-card">{t('Pay by card')}</h2>
        <PayByCard
          keys={{ publicKey: card.publicKey, scriptUrl: card.script_url, accountId: card.stripe_account_id }}
          label={t('Pay {total}', { total })}
          begin={() => beginVoucher(publicId, ordered)}
          onPaid={async (reference) => {
            await recordVoucher(publicId, ordered, reference);
            onPaid();
          }}
        >
          <Button look="plain" onClick={back}>
            {t('Change something')}
          </Button>
        </PayByCard>
      </section>
    </>
  );
};
