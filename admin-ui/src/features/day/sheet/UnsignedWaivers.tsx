import { Fragment } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { standingWords } from '@leadline/api-client/waivers';
import { riders, type Ride } from '@/data/day/roster';
import { shortDay } from '@/data/time/words';
import { useUnsigned } from '@/data/requests/use-unsigned';

type Unsigned = NonNullable<ReturnType<typeof useUnsigned>['data']>[number];

/** Most have never signed, which needs no words of its own. */
const why = (unsigned: Unsigned) => (unsigned.standing === 'missing' ? '' : ` (${standingWords(unsigned, shortDay)})`);

/** Who comes to a lesson and has not signed what the barn asks for, or not any more. */
export const UnsignedWaivers = ({ ride }: { ride: Ride }) => {
  const { data = [] } = useUnsigned(ride.lesson.scheduled_date);
  const coming = riders(ride).flatMap(({ student_id, name }) => {
    const unsigned = data.find((one) => one.student_id === student_id);
    return unsigned ? [{ name: name ?? '', unsigned }] : [];
  });
  if (coming.length === 0 || ride.lesson.lesson_is_cancelled === 1) return null;
  return (
    <p className="ride-details muted">
      <WarningIcon fontSize="inherit" /> Without a waiver:{' '}
      {coming.map(({ name, unsigned }, at) => (
        <Fragment key={unsigned.student_id}>
          {at > 0 && ', '}
          <span title={unsigned.title}>{name}</span>
          {why(unsigned)}
        </Fragment>
      ))}
    </p>
  );
};
