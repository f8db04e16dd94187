import { language } from '../../i18n/catalogue';
import { t } from '../../i18n/t';
import { takesBookings } from '../../requests/barn';
import { Link, Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AccountCard } from '../../components/account-card';
import { AskTheBarn } from '../../components/ask-the-barn';
import { actsForFamily, keepsAccount } from '../../components/family-part';
import { ButtonLink } from '../../ui/button';
import { LanguageChoice } from '../../ui/language-choice';
import styles from './account-page.module.css';
import { EditAccount } from './edit-account';
import { HowToBook } from './how-to-book';
import { HowToPay } from './how-to-pay';
import { MailWishesPart } from './mail-wishes';
import { Members } from './members';
import { OwnHorses } from './own-horses';
import { OwnPart } from './own-part';
import { PushNewsPart } from './push-news';
import { SignIns } from './sign-ins';

const AccountPage = () => {
  const { account, barn, base } = useFamily();
  return (
    <div className={styles.page}>
      <title>{`${t('Account')} · ${barn.farm_name}`}</title>
      <h1>{t('Account Information')}</h1>
      <AccountCard account={account} />
      {barn.family_part && <OwnPart part={barn.family_part} holder={account?.person_name} />}
      {account && keepsAccount(barn) && <EditAccount account={account} />}
      <Members />
      <OwnHorses />
      {actsForFamily(barn) && <SignIns />}
      {actsForFamily(barn) && <MailWishesPart />}
      {barn.family_part !== 'reader' && <PushNewsPart />}
      {takesBookings(barn) && <HowToBook />}
      {actsForFamily(barn) && <HowToPay />}
      {barn.can_sign_waivers === 1 && (
        <section className={styles.section}>
          <h2>{t('Waivers')}</h2>
          <p>
            <Link className="target" to={`${base}/waivers`}>
              {t('Waivers')}
            </Link>
          </p>
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('Language')}</h2>
        <LanguageChoice />
        {language() !== 'en' && <p className="muted">{t('Mails, rules and refusals are in English for now.')}</p>}
      </section>
      <section className={styles.section}>
        <h2>{barn.farm_name}</h2>
        {barn.address && <p>{[barn.address, barn.address2].filter(Boolean).join(', ')}</p>}
        <AskTheBarn
          barn={barn}
          subject={account ? t('Account of {name}', { name: account.person_name }) : t('Account of our family')}
        />
      </section>
      <section className={styles.section}>
        <p>
          <Link className="target" to="/password">
            {t('Change your password')}
          </Link>
        </p>
        <ButtonLink to="/logout">{t('Logout')}</ButtonLink>
      </section>
      <Outlet />
    </div>
  );
};

export default AccountPage;
