import { takesBookings } from '../../requests/barn';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';

export const EmptySchedule = () => {
  const { barn, base, rider } = useFamily();
  return (
    <State title="no records recorded">
      <p>{rider.firstName} has no lessons ahead.</p>
      {takesBookings(barn) ? (
        <ButtonLink to={`${base}/calendarbook`} look="primary">
          Book Lesson
        </ButtonLink>
      ) : (
        <AskTheBarn barn={barn} subject={`Lessons for ${rider.name}`} />
      )}
    </State>
  );
};
