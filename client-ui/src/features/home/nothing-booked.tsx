import { t } from '../../i18n/t';
import { takesBookings } from '../../requests/barn';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';

export const NothingBooked = () => {
  const { rider, barn, base } = useFamily();
  return (
    <State title={t('{name} has no ride booked', { name: rider.firstName })}>
      {takesBookings(barn) ? (
        <ButtonLink look="primary" to={`${base}/calendarbook`}>
          {t('Book Lesson')}
        </ButtonLink>
      ) : (
        <AskTheBarn barn={barn} subject={t('A lesson for {name}', { name: rider.name })} />
      )}
    </State>
  );
};
