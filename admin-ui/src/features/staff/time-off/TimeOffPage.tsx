import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useLessonsToCover, useStaffOff, type StaffOff } from '@/data/requests/staff-off';
import { Forbidden, Unanswered } from '@/ui/states';
import '@/ui/list/list.css';
import { LessonsToCover } from './LessonsToCover';
import { TimeOffRows } from './TimeOffRows';

type PartProps = {
  readonly title: string;
  readonly id: string;
  readonly rows: readonly StaffOff[];
  readonly none: string;
};

const Part = ({ title, id, rows, none }: PartProps) => (
  <section className="stack gap-3" aria-labelledby={id}>
    <h2 id={id}>{rows.length > 0 ? `${title} ${rows.length}` : title}</h2>
    {rows.length > 0 ? <TimeOffRows label={title} rows={rows} named /> : <p className="muted">{none}</p>}
  </section>
);

const Everybody = () => {
  const { data, error, refetch } = useStaffOff({});
  const cover = useLessonsToCover();
  if (!data) return <Unanswered error={error} refetch={refetch} label="Loading the time off" />;
  const of = (...states: readonly StaffOff['state'][]) => data.time_off.filter(({ state }) => states.includes(state));
  return (
    <>
      <Part title="Asked for" id="time-off-asked" rows={of('asked')} none="Nobody waits for an answer." />
      <section className="stack gap-3" aria-labelledby="time-off-cover">
        <h2 id="time-off-cover">{['Lessons to cover', cover.data?.size || ''].join(' ')}</h2>
        <LessonsToCover />
      </section>
      <Part
        title="Time off to come"
        id="time-off-coming"
        rows={of('approved')}
        none="Nobody is off. Staff ask for days on their own page; you note them on the page of whoever is off."
      />
      {data.size > data.time_off.length && <p className="muted">{`The next ${data.time_off.length} are shown.`}</p>}
    </>
  );
};

/** What staff have asked for, which lessons nobody teaches because of it, and who is off next. */
export default function TimeOffPage() {
  const { canCall } = useAccess();
  if (!canCall('time_off/lessonsToCover')) return <Forbidden />;
  return (
    <div className="time-off-page">
      <title>Time off – Leadline</title>
      <header className="row middle wrap between gap-2">
        <h1>Time off</h1>
        <Link to="/staff">All staff</Link>
      </header>
      <Everybody />
    </div>
  );
}
