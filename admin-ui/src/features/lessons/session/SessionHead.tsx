import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sessionAddress } from '@/data/addresses/session-address';
import { useAccess } from '@/data/providers/use-access';
import type { Registration } from '@/data/requests/registrations';
import { dayAndYear } from '@/data/time/words';
import { TabStrip } from '@/ui/TabStrip';
import '@/ui/day-head.css';
import '@/ui/record/record.css';

type Told = { readonly session: Registration; readonly instructors: readonly string[] };

const daysOf = ({ first_date, last_date, repeatDesc }: Registration) =>
  `${repeatDesc} · ${dayAndYear(first_date)}${first_date === last_date ? '' : ` – ${dayAndYear(last_date)}`}`;

type HeadProps = { readonly seriesId: string; readonly told: Told; readonly children: ReactNode };

/** What a session is, when, and with whom, above each of its sheets. */
export const SessionHead = ({ seriesId, told, children }: HeadProps) => {
  const { canCall } = useAccess();
  const tabs = [
    { to: sessionAddress(seriesId), label: 'Roster' },
    { to: sessionAddress(seriesId, 'attendance'), label: 'Attendance' },
  ];
  return (
    <header>
      <div className="day-head">
        <div className="record-title row baseline wrap shrinks">
          {canCall('lesson_date_time_series/createRegistration') && (
            <nav className="no-print" aria-label="Back to the list">
              <Link to="/setup/registration">Registration</Link>
              <span aria-hidden> ›</span>
            </nav>
          )}
          <h1>{told.session.title}</h1>
        </div>
        <div className="day-tools middle wrap gap-2 no-print">{children}</div>
      </div>
      <p className="muted">
        {[daysOf(told.session), told.session.section_name, told.instructors.join(', ')].filter(Boolean).join(' · ')}
      </p>
      <div className="no-print">
        <TabStrip label="Sheets of the session" tabs={tabs} />
      </div>
    </header>
  );
};
