import { Link, useLocation, useParams } from 'react-router-dom';
import { useMakeups } from '@/data/requests/makeups';
import { dateOnly } from '@/data/time/words';
import { Empty, Unanswered } from '@/ui/states';
import { BookableAgenda } from './BookableAgenda';
import { makeupWords } from './makeup-words';
import { useRider } from './rider';

/** The lessons that one makeup can pay for: from its first day to its last. R134 R218 */
export default function BookMakeup() {
  const { makeupId = '' } = useParams();
  const { address, studentId, name } = useRider();
  const { pathname } = useLocation();
  const { data, error, refetch } = useMakeups(studentId);
  const back = `${address}/calendarmakeup`;
  if (!data) return <Unanswered error={error} refetch={refetch} label="Loading the makeup" />;
  const makeup = data.find(({ id }) => id === makeupId);
  if (!makeup) return <Empty title="This makeup can not be used any more" text={<Link to={back}>All makeups</Link>} />;
  const { package_start_date: from, package_expiry_date: to } = makeup;
  return (
    <div className="record-part booking-page one-column">
      <title>{`A makeup for ${name} – Leadline`}</title>
      <header>
        <h2>
          {dateOnly(from)} – {dateOnly(to)}
        </h2>
        <p className="muted">
          {makeupWords(makeup)} <Link to={back}>All makeups</Link>
        </p>
      </header>
      <BookableAgenda range={{ from, to }} at={pathname.split('/bookingCalendar')[0] ?? back} />
    </div>
  );
}
