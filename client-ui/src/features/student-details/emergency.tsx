import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import { emergencyCardQuery } from '../../requests/emergency-card';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './emergency.module.css';

/** Whom the barn calls if this rider is hurt, and what it knows then; where the barn asks for it. */
export const Emergency = () => {
  const { rider, base, barn } = useFamily();
  const { data: card } = useQuery(emergencyCardQuery(rider.studentId));
  if (!card) return null;
  return (
    <section className={styles.emergency} aria-label={t('In an emergency')}>
      <h2>{t('In an emergency')}</h2>
      {card.contacts.length === 0 ? (
        <p>
          {t('{barn} does not know yet whom to call if {rider} is hurt.', {
            barn: barn.farm_name,
            rider: rider.firstName,
          })}
        </p>
      ) : (
        <ol>
          {card.contacts.map(({ name, phone, relation }, at) => (
            // Two of them may be the same but for their place.
            <li key={at}>{[name, relation, phone].filter(Boolean).join(' · ')}</li>
          ))}
        </ol>
      )}
      {card.medical_note && <p className={styles.note}>{card.medical_note}</p>}
      {card.noted_on && (
        <p className="muted">
          {card.noted_by
            ? t('Noted on {day} by {name}', { day: dateWithYear(card.noted_on), name: card.noted_by })
            : t('Noted on {day}', { day: dateWithYear(card.noted_on) })}
        </p>
      )}
      <ButtonLink
        look={card.contacts.length === 0 ? 'primary' : 'normal'}
        to={`${base}/details/emergency`}
        state={openedHere}
      >
        {card.contacts.length === 0 ? t('Say whom to call') : t('Change')}
      </ButtonLink>
    </section>
  );
};
