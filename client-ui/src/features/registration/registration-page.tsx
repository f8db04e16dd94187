import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { AskTheBarn } from '../../components/ask-the-barn';
import { CartBar } from '../../components/cart-bar';
import { useFamily } from '../../family/family-context';
import { takesBookings } from '../../requests/barn';
import { registrationsQuery } from '../../requests/registrations';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import styles from './registration-page.module.css';
import { knownOf } from './session';
import { SessionCard } from './session-card';

const NothingOpen = () => {
  const { barn, base, rider } = useFamily();
  return (
    <State title={t('Nothing to register for at the moment')}>
      <p>{t('Courses, camps and series of lessons appear here as soon as the barn opens them.')}</p>
      {takesBookings(barn) && <ButtonLink to={`${base}/calendarbook`}>{t('Book Lesson')}</ButtonLink>}
      <AskTheBarn barn={barn} subject={t('A course for {name}', { name: rider.name })} />
    </State>
  );
};

const Sessions = () => {
  const registrations = useQuery(registrationsQuery());
  return (
    <>
      <Loaded query={registrations}>
        {(known) =>
          known.counts.length === 0 ? (
            <NothingOpen />
          ) : (
            <ul className={styles.sessions}>
              {known.counts.map((session) => (
                <SessionCard key={session.id} session={session} known={knownOf(known, session)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CartBar />
      <Outlet />
    </>
  );
};

/** What the barn opens for registration, where it lets families register by themselves. R148 F12 */
const RegistrationPage = () => {
  const { barn, rider } = useFamily();
  return (
    <>
      <title>{`${t('Registration')} · ${barn.farm_name}`}</title>
      <h1>{t('Registration')}</h1>
      {barn.clients_can_register === 1 ? (
        <Sessions />
      ) : (
        <State title={t('{barn} registers riders in person', { barn: barn.farm_name })}>
          <AskTheBarn barn={barn} subject={t('A course for {name}', { name: rider.name })} />
        </State>
      )}
    </>
  );
};

export default RegistrationPage;
