import type { Reply } from '@leadline/api-client';
import { toast } from '../ui/toast';
import { Button } from '../ui/button';
import { Facts } from '../ui/facts';
import styles from './bank-transfer.module.css';

type Transfer = NonNullable<Reply<'pay/open'>['bank_transfer']>;

/** What is typed into a banking app a dozen times goes there by one tap. */
const Copied = ({ what, text, copied }: { readonly what: string; readonly text: string; readonly copied?: string }) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied ?? text);
      toast(`${what} copied`);
    } catch {
      toast('This browser lets nothing be copied. Select it by hand.', 'error');
    }
  };
  return (
    <span className={styles.copied}>
      {text}
      <Button aria-label={`Copy the ${what}`} onClick={() => void copy()}>
        Copy
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
        By bank transfer
      </h2>
      <Facts
        facts={[
          ['To', account_holder],
          ['IBAN', <Copied key="iban" what="IBAN" text={iban} copied={iban.replaceAll(' ', '')} />],
          ['BIC', bic],
          ['Reference', <Copied key="reference" what="reference" text={reference} />],
        ]}
      />
    </section>
  );
};
