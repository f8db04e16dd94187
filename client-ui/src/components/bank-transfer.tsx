import type { Reply } from '@leadline/api-client';
import { t, type Text } from '../i18n/t';
import { toast } from '../ui/toast';
import { Button } from '../ui/button';
import { Facts } from '../ui/facts';
import styles from './bank-transfer.module.css';

type Transfer = NonNullable<Reply<'pay/open'>['bank_transfer']>;

type Copyable = {
  readonly text: string;
  readonly copied?: string;
  readonly tap: Text;
  readonly done: Text;
};

/** What is typed into a banking app a dozen times goes there by one tap. */
const Copied = ({ text, copied, tap, done }: Copyable) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied ?? text);
      toast(t(done));
    } catch {
      toast(t('This browser lets nothing be copied. Select it by hand.'), 'error');
    }
  };
  return (
    <span className={styles.copied}>
      {text}
      <Button aria-label={t(tap)} onClick={() => void copy()}>
        {t('Copy')}
      </Button>
    </span>
  );
};

/** How an open invoice is paid at the bank, as its paper and its mails say it. */
export const BankTransfer = ({ transfer }: { readonly transfer: Transfer }) => {
  const { account_holder, iban, bic, reference } = transfer;
  return (
    <section aria-labelledby="bank-transfer">
      <h2 id="bank-transfer" className={styles.title}>
        {t('By bank transfer')}
      </h2>
      <Facts
        facts={[
          [t('To'), account_holder],
          [
            'IBAN',
            <Copied key="iban" text={iban} copied={iban.replaceAll(' ', '')} tap="Copy the IBAN" done="IBAN copied" />,
          ],
          ['BIC', bic],
          [
            t('Reference'),
            <Copied key="reference" text={reference} tap="Copy the reference" done="reference copied" />,
          ],
        ]}
      />
    </section>
  );
};
