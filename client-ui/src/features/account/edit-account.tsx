import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import type { AccountHolder } from '../../requests/family';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './account-page.module.css';

/** Names and contact details are the family's to change. G11 */
export const EditAccount = ({ account }: { readonly account: AccountHolder }) => {
  const { base } = useFamily();
  return (
    <div className={styles.tools}>
      <ButtonLink to={`${base}/account/contact`} state={openedHere}>
        {t('Edit contact details')}
      </ButtonLink>
      <ButtonLink look="plain" to={`${base}/account/editMemberName/${account.person_id}`} state={openedHere}>
        {t('Edit name')}
      </ButtonLink>
    </div>
  );
};
