import { useQueryClient } from '@tanstack/react-query';
import { PayByCard } from '../../components/pay-by-card';
import { money } from '../../format/money';
import { t } from '../../i18n/t';
import { beginByLink, payPageQuery, recordByLink, type PayPage } from './pay-link';
import styles from './pay-page.module.css';

export type OpenProps = {
  readonly page: PayPage;
  readonly token: string;
  readonly onPaid: (after: PayPage, sum: string) => void;
};

const sumOf = ({ card, currency_code }: PayPage): string | null =>
  card && `${currency_code} ${money(card.total / 100, currency_code)}`;

const changed = (after: PayPage): string => {
  const sum = sumOf(after);
  return sum
    ? t(
        'This invoice has changed since you opened the page, and nothing was charged. It now asks for {sum}: look again before you pay.',
        { sum },
      )
    : t(
        'This invoice has changed since you opened the page, and nothing was charged. It now asks for another way to pay: look again before you pay.',
      );
};

/** Begun when somebody presses the button, and not before; whoever looks at another amount than the barn asks for is shown it first. */
export const ByCard = ({ page, token, onPaid }: OpenProps) => {
  const client = useQueryClient();
  const { card, currency_code } = page;
  const sum = sumOf(page);
  if (!card || !sum) return null;
  const begin = async () => {
    try {
      return await beginByLink(token, card.total);
    } catch (refused) {
      const after = await client.fetchQuery({ ...payPageQuery(token), staleTime: 0 });
      if (sumOf(after) === sum) throw refused;
      throw new Error(changed(after));
    }
  };
  return (
    <section className={styles.part} aria-labelledby="by-card">
      <h2 id="by-card">{t('Pay by card')}</h2>
      {card.fee > 0 && (
        <p>{t('{amount} convenience fee is added for a card.', { amount: money(card.fee, currency_code) })}</p>
      )}
      <PayByCard
        keys={{ publicKey: card.publicKey, scriptUrl: card.script_url, accountId: card.stripe_account_id }}
        label={t('Pay {sum}', { sum })}
        begin={begin}
        onPaid={async (reference) => onPaid(await recordByLink(token, reference), sum)}
      />
    </section>
  );
};
