import { takesBookings } from '../../requests/barn';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';

export const NothingBooked = () => {
  const { rider, barn, base } = useFamily();
  return (
    <State title={`${rider.firstName} has no ride booked`}>
      {takesBookings(barn) ? (
        <ButtonLink look="primary" to={`${base}/calendarbook`}>
          Book Lesson
        </ButtonLink>
      ) : (
        <AskTheBarn barn={barn} subject={`A lesson for ${rider.name}`} />
      )}
    </State>
  );
};
