import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import styles from './account-page.module.css';

/** Where packages, invoices and payments stand, and how one pays. */
export const HowToPay = () => {
  const { barn } = useFamily();
  return (
    <section className={styles.section}>
      <h2>{t('Packages and paying')}</h2>
      <p>{t('A package pays for lessons. Packages shows what is left on it, and until when.')}</p>
      {barn.can_use_invoices === 1 && (
        <p>
          {t(
            'Invoices and Payments, above the packages, shows what is to be paid and what the barn has noted as paid.',
          )}
        </p>
      )}
      <p>
        {barn.clients_can_buy_online === 1
          ? t('Buy Package or Lessons, above the packages, takes cards; so does an invoice that is to be paid.')
          : t('To buy a package or to pay, ask the barn.')}
      </p>
    </section>
  );
};
