import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { keepsAccount } from '../../components/family-part';
import { t } from '../../i18n/t';
import { seesPackages } from '../../requests/barn';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './account-page.module.css';

export const Members = () => {
  const { riders, base, barn } = useFamily();
  return (
    <section className={styles.section}>
      <h2>{t('Account Members')}</h2>
      <ul className={styles.members}>
        {riders.map((rider) => (
          <li key={rider.personId}>
            <Link to={`/clienthome/${rider.personId}/lessons`}>{rider.name}</Link>
            {keepsAccount(barn) && (
              <Link
                to={`${base}/account/editMemberName/${rider.personId}`}
                state={openedHere}
                aria-label={t('Edit the name of {name}', { name: rider.name })}
              >
                {t('Edit')}
              </Link>
            )}
            {seesPackages(barn) && (
              <Link
                to={`/clienthome/${rider.personId}/details`}
                aria-label={t('Student Details of {name}', { name: rider.name })}
              >
                {t('Details')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {keepsAccount(barn) && (
        <ButtonLink to={`${base}/account/addMemberName`} state={openedHere}>
          {t('Add Member')}
        </ButtonLink>
      )}
    </section>
  );
};
