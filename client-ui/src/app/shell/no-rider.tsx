import { t } from '../../i18n/t';
import { AccountCard } from '../../components/account-card';
import { AskTheBarn } from '../../components/ask-the-barn';
import type { Barn } from '../../requests/barn';
import type { AccountHolder } from '../../requests/family';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';
import styles from './no-rider.module.css';

type Props = { readonly barn: Barn; readonly account: AccountHolder | null };

/** An account without members has only its own details to show. */
const NoRider = ({ barn, account }: Props) => (
  <div className={styles.stack}>
    <title>{`${t('Account')} · ${barn.farm_name}`}</title>
    <State title={t('Nobody rides on this account yet')}>
      <p>{t('The barn adds riders to an account. As soon as there is one, lessons and packages appear here.')}</p>
      <AskTheBarn barn={barn} subject={t('A rider for our account')} />
    </State>
    <AccountCard account={account} />
    <ButtonLink to="/logout">{t('Logout')}</ButtonLink>
  </div>
);

export default NoRider;
