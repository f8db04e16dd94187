import { isGood } from '@leadline/api-client/waivers';
import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { rich, t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { standingQuery, type RiderStanding } from './own-waivers';
import { signable } from './signable';
import { standingWords } from './standing-words';
import styles from './waivers-page.module.css';

const ToSign = ({ id, riders }: { readonly id: string; readonly riders: readonly RiderStanding[] }) => {
  const { base } = useFamily();
  const names = signable(riders).map(({ person_name }) => person_name);
  if (names.length === 0) return null;
  return (
    <>
      <p>{rich('To sign: {names}', { names: <strong>{names.join(', ')}</strong> })}</p>
      <ButtonLink look="primary" to={`${base}/waivers/sign/${id}`}>
        {t('Sign')}
      </ButtonLink>
    </>
  );
};

/** Of a waiver of the barn's own: for whom it is to be signed, and until when it is good for the others. */
export const OwnStanding = ({ id }: { readonly id: string }) => {
  const { rider } = useFamily();
  const asked = useQuery(standingQuery(rider.personId));
  return (
    <Loaded query={asked}>
      {({ templates }) => {
        const riders = templates.find((one) => one.id === id)?.riders ?? [];
        return (
          <>
            <ToSign id={id} riders={riders} />
            <ul aria-label={t('Riders')} className={styles.riders}>
              {riders.map((one) => (
                <li key={one.person_id} className={styles.signed}>
                  <span>{one.person_name}</span>
                  <span className={isGood(one.standing) ? 'muted' : styles.expired}>{standingWords(one)}</span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
};
