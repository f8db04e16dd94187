import { t } from '../../i18n/t';
import { takesBookings } from '../../requests/barn';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';

export const EmptySchedule = () => {
  const { barn, base, rider } = useFamily();
  return (
    <State title={t('no records recorded')}>
      <p>{t('{name} has no lessons ahead.', { name: rider.firstName })}</p>
      {takesBookings(barn) ? (
        <ButtonLink to={`${base}/calendarbook`} look="primary">
          {t('Book Lesson')}
        </ButtonLink>
      ) : (
        <AskTheBarn barn={barn} subject={t('Lessons for {name}', { name: rider.name })} />
      )}
    </State>
  );
};
