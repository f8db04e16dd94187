import { downloadCSV } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useSessionRoster, type SessionRoster } from '@/data/requests/registrations';
import { useUnsigned } from '@/data/requests/use-unsigned';
import { count, dayAndYear } from '@/data/time/words';
import { toCsv } from '@/ui/list/csv';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { MailButton } from './MailButton';
import { Roster } from './Roster';
import { isPending, rosterColumns, rosterRows, type RosterRow } from './roster-columns';
import { SessionHead } from './SessionHead';
import { SheetTools } from './SheetTools';
import { sheetFile } from './sheet-file';
import './session.css';

type Kept = { readonly cards: boolean; readonly pictures: boolean };

const save = ({ session, shows_contacts }: SessionRoster, rows: readonly RosterRow[], kept: Kept) =>
  downloadCSV(
    `\uFEFF${toCsv(rosterColumns({ contacts: shows_contacts === 1, ...kept }), rows)}`,
    sheetFile('roster', session.title),
  );

/** 5 of 6 places, 1 pending */
const summary = ({ session: { max_enrollment }, riders }: SessionRoster) => {
  const pending = riders.filter(isPending).length;
  const taken =
    max_enrollment === null ? count(riders.length, 'rider') : `${riders.length} of ${max_enrollment} places`;
  return pending > 0 ? `${taken}, ${pending} pending` : taken;
};

const Found = ({ roster, rows }: { roster: SessionRoster; rows: readonly RosterRow[] }) =>
  rows.length === 0 ? (
    <Empty
      title="Nobody is registered yet"
      text="Whoever is registered, or waits for your answer, stands here with what you take along to the lesson."
    />
  ) : (
    <>
      <p role="status">{summary(roster)}</p>
      <Roster label={`Roster of ${roster.session.title}`} rows={rows} />
    </>
  );

const waiversSay = (day: string, isRead: boolean) =>
  isRead ? `Waivers are looked at as of ${dayAndYear(day)}.` : 'Who has not signed a waiver could not be read.';

const Page = () => {
  const { seriesId = '' } = useParams();
  const { farm_name, keeps_emergency_cards, asks_photo_consent } = useBarn();
  const kept = { cards: keeps_emergency_cards === 1, pictures: asks_photo_consent === 1 };
  const { data: roster, error, refetch } = useSessionRoster(seriesId);
  // By the next lesson: what ends before it is as good as ended.
  const day = roster && (roster.next_date ?? roster.today);
  const { data: unsigned, isAsked, isFetching } = useUnsigned(day, seriesId);
  const isReady = roster && (unsigned !== undefined || !isFetching);
  if (!isReady)
    // Nothing of its head before: what it says would push down what waits below it.
    return (
      <div className="page session-page">
        <title>Roster – Leadline</title>
        <Unanswered error={error} refetch={refetch} rows={8} label="Loading the roster" />
      </div>
    );
  const rows = rosterRows(roster.riders, unsigned ?? []);
  const saves = rows.length > 0 ? () => save(roster, rows, kept) : undefined;
  return (
    <div className="page session-page">
      <title>{`${roster.session.title}: roster – Leadline`}</title>
      <SessionHead seriesId={seriesId} told={roster}>
        <MailButton session={roster.session} />
        <SheetTools onSave={saves} />
      </SessionHead>
      <Found {...{ roster, rows }} />
      {isAsked && day && rows.length > 0 && (
        <p className="muted" role={unsigned ? undefined : 'alert'}>
          {waiversSay(day, unsigned !== undefined)}
        </p>
      )}
      <p className="only-print">{`${farm_name}, ${dayAndYear(roster.today)}`}</p>
    </div>
  );
};

/** Who is in a session, for whoever teaches it: for the screen, the paper and a spreadsheet. */
export default function RosterPage() {
  return useAccess().canCall('registrations/roster') ? <Page /> : <Forbidden />;
}
