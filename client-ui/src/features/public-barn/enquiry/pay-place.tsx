import { useState } from 'react';
import { PayByCard } from '../../../components/pay-by-card';
import { Button } from '../../../ui/button';
import { t } from '../../../i18n/t';
import { Facts } from '../../../ui/facts';
import { said } from '../said';
import { beginPlace, recordPlace, useOwnRefreshed, type OwnEnquiry } from './enquiries';
import styles from './enquiry.module.css';

type Payment = NonNullable<OwnEnquiry['payment']>;
type Props = {
  readonly publicId: string;
  readonly token: string;
  readonly barn: string;
  readonly price: NonNullable<Payment['price']>;
  readonly card: NonNullable<Payment['card']>;
};

const whatBecomes = (barn: string, isNeeded: boolean): string =>
  [
    t(
      'The amount is held on your card, not taken. It is taken when {barn} gives you the place; if you do not get it, or give it up before, your bank lets all of it go.',
      { barn },
    ),
    ...(isNeeded ? [] : [t('You need not pay now: else you pay {barn} later.', { barn })]),
  ].join(' ');

/** A guest pays for the place; where it must be paid first, the card's form is open. */
export const PayPlace = ({ publicId, token, barn, price, card }: Props) => {
  const { amount, fee, currency_code: currency, is_needed } = price;
  const [isOpen, setOpen] = useState(is_needed === 1);
  const refresh = useOwnRefreshed(publicId, token);
  const total = said(amount, currency);
  return (
    <section className={styles.end} aria-labelledby="pay-place">
      <h2 id="pay-place">{is_needed === 1 ? t('Pay for the place') : t('Pay for the place by card')}</h2>
      <Facts
        facts={[
          [t('One lesson'), said(amount - fee, currency)],
          [t('Convenience fee for a card'), fee > 0 && said(fee, currency)],
          [t('To be paid'), <strong key="total">{total}</strong>],
        ]}
      />
      <p>{whatBecomes(barn, is_needed === 1)}</p>
      {isOpen ? (
        <PayByCard
          keys={{ publicKey: card.publicKey, scriptUrl: card.script_url, accountId: card.stripe_account_id }}
          label={t('Pay {total}', { total })}
          begin={() => beginPlace({ publicId, token, total: Math.round(amount * 100) })}
          onPaid={async (reference) => {
            await recordPlace({ publicId, token, reference });
            await refresh();
          }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('Pay by card')}</Button>
      )}
    </section>
  );
};
