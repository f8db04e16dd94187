import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './account-page.module.css';
import { signInsQuery, standingOf } from './family-sign-ins';

/** Who of the family signs in besides the account holder. */
export const SignIns = () => {
  const { base, barn } = useFamily();
  const signIns = useQuery(signInsQuery());
  return (
    <section className={styles.section} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('Who else signs in')}</h2>
      <Loaded query={signIns} waiting={<Skeleton lines={2} />}>
        {({ sign_ins, most, can_keep }) => (
          <>
            {sign_ins.length === 0 && (
              <p>{t('A second guardian, a rider or grandparents can have a sign-in of their own.')}</p>
            )}
            {sign_ins.length > 0 && (
              <ul className={styles.signIns}>
                {sign_ins.map((one) => (
                  <li key={one.user_id}>
                    <span>
                      <strong>{one.person_name}</strong>
                      <span className="muted">{standingOf(one, barn.time_zone)}</span>
                    </span>
                    {(can_keep === 1 || one.is_own === 1) && (
                      <Link
                        to={`${base}/account/signIn/${one.user_id}`}
                        state={openedHere}
                        aria-label={t('Change the sign-in of {name}', { name: one.person_name })}
                      >
                        {t('Change')}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {can_keep === 1 &&
              (sign_ins.length < most ? (
                <ButtonLink to={`${base}/account/inviteToFamily`} state={openedHere}>
                  {t('Invite somebody')}
                </ButtonLink>
              ) : (
                <p className="muted">{t('{most} people besides you are as many as an account can have.', { most })}</p>
              ))}
          </>
        )}
      </Loaded>
    </section>
  );
};
