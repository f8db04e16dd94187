import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { itemName, leftWords } from '@leadline/api-client/lessons-left';
import { useAccess } from '@/data/providers/use-access';
import { useLessonsLeft, useNextRide, type Whose } from '@/data/requests/client';
import { dateOnly, dayAndTime } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import './client.css';

type Asked<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type PartProps<Data> = {
  readonly title: string;
  readonly asked: Asked<Data>;
  readonly children: (data: Data) => ReactNode;
};

const Part = <Data,>({ title, asked: { data, error, refetch }, children }: PartProps<Data>) => {
  const heading = useId();
  return (
    <section className="client-part stack gap-1 break" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {data !== undefined ? (
        children(data)
      ) : (
        <Unanswered error={error} refetch={refetch} rows={1} label={`Loading: ${title}`} />
      )}
    </section>
  );
};

const None = ({ text }: { text: string }) => <p className="muted">{text}</p>;

const NextRide = ({ whose }: { whose: Whose }) => {
  const { canOpen } = useAccess();
  return (
    <Part title="Next ride" asked={useNextRide(whose)}>
      {(ride) => {
        if (!ride) return <None text="None is booked" />;
        const when = dayAndTime(ride.scheduled_date, ride.scheduled_starttime);
        return (
          <>
            <p>
              {canOpen('calendar') ? (
                <Link to={`/calendarGroup/edit/${ride.lesson_date_time_id}?date=${ride.scheduled_date}`}>{when}</Link>
              ) : (
                when
              )}
              {`, ${ride.title}`}
            </p>
            <p className="muted">
              {[ride.person_name, ride.instructor_name, ride.location_name, ride.horse_name]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        );
      }}
    </Part>
  );
};

type Packages = NonNullable<ReturnType<typeof useLessonsLeft>['data']>;

/** Of what is counted; beside it stands what is not. */
const Sum = ({ packages }: { packages: Packages }) => {
  const counted = packages.flatMap(({ remain }) => remain ?? []);
  if (packages.length > 0 && counted.length === 0) return null;
  return (
    <p>
      <strong>{counted.reduce((sum, remain) => sum + remain, 0)}</strong> left
      {counted.length > 1 && ` in ${counted.length} packages`}
    </p>
  );
};

/** All that is left, and where there is room each package by itself. */
const Left = ({ packages, studentId }: { packages: Packages; studentId: string }) => (
  <>
    <Sum packages={packages} />
    <ul className="client-packages">
      {packages.map((item) => (
        <li key={item.id}>
          {`${leftWords(item)} · ${itemName(item, studentId)}`}
          {item.package_expiry_date && <span className="muted">{`, until ${dateOnly(item.package_expiry_date)}`}</span>}
        </li>
      ))}
    </ul>
  </>
);

/** What is left, package by package. */
export const LessonsLeft = ({ studentId, title = 'Lessons left' }: { studentId: string; title?: string }) => (
  <Part title={title} asked={useLessonsLeft(studentId)}>
    {(packages) =>
      packages.length === 0 ? (
        <None text="No package" />
      ) : (
        <Left packages={packages.filter(({ remain }) => remain === null || remain > 0)} studentId={studentId} />
      )
    }
  </Part>
);

/** Somebody's next ride, for those who may look into a client's profile. */
export const Rides = ({ whose }: { whose: Whose }) => {
  const { canCall } = useAccess();
  return canCall('students/lessonSchedule') ? <NextRide whose={whose} /> : null;
};
