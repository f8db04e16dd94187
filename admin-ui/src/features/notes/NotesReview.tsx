import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useNotesOfDay, type Note, type NoteKind } from '@/data/requests/notes';
import { horseHome } from '@/data/addresses/horse-home-address';
import { staffHome } from '@/data/addresses/staff-home-address';
import { addDays, isDay, todayIn } from '@/data/time/day';
import { dayAndYear, longDay } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { TabStrip } from '@/ui/TabStrip';
import { lessonOf, NoteItem, writtenOn } from './NoteItem';
import { PinButton } from './note-actions';
import { notesAt } from './notes-address';
import '@/ui/record/record-table.css';
import './notes.css';

const kinds: Readonly<Record<string, NoteKind>> = { clientnotes: 'client', horsenotes: 'horse', staffnotes: 'staff' };
const labels: Readonly<Record<NoteKind, string>> = {
  client: 'Client notes',
  horse: 'Horse notes',
  staff: 'Staff notes',
};
const columns = ['Name', 'Note', 'Pin', 'Public', 'Re lesson', 'Created by', 'Created on'];

const homeOf = ({ about, person_id, horse_id }: Note): string =>
  about === 'horse'
    ? horseHome(horse_id ?? '')
    : about === 'staff'
      ? staffHome(person_id ?? '')
      : `/clienthome/${person_id ?? ''}`;

const Whose = ({ note }: { note: Note }) => (
  <Link to={notesAt(homeOf(note))}>{note.person_name ?? note.horse_name}</Link>
);

const Row = ({ note }: { note: Note }) => (
  <tr>
    <th scope="row">
      <Whose note={note} />
    </th>
    <td className="note-text">{note.notes}</td>
    <td>
      <PinButton note={note} />
    </td>
    <td>{note.is_public === 1 ? 'public' : 'private'}</td>
    <td>{lessonOf(note)}</td>
    <td>{note.created_by_person}</td>
    <td className="nowrap">{writtenOn(note)}</td>
  </tr>
);

type Shown = { readonly label: string; readonly notes: readonly Note[] };

const Table = ({ label, notes }: Shown) => (
  <table className="record-table notes-table" aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {notes.map((note) => (
        <Row key={note.id} note={note} />
      ))}
    </tbody>
  </table>
);

/** The columns have no room on a phone. */
const List = ({ label, notes }: Shown) => (
  <ul className="notes" aria-label={label}>
    {notes.map((note) => (
      <NoteItem key={note.id} note={note} whose={<Whose note={note} />} />
    ))}
  </ul>
);

type DayProps = { readonly kind: NoteKind; readonly day: string; readonly today: string };

const Day = ({ kind, day, today }: DayProps) => {
  const { data, error, refetch } = useNotesOfDay(kind, day);
  const isPhone = useIsPhone();
  if (!data) return <Unanswered error={error} refetch={refetch} label="Loading notes" />;
  if (data.notes.length === 0)
    return (
      <Empty
        title={day === today ? 'No notes recorded today' : `No notes recorded on ${dayAndYear(day)}`}
        text="Notes are written on the pages of clients, horses and staff, and at a lesson."
      />
    );
  const shown = { label: `${labels[kind]} of ${longDay(day)}`, notes: data.notes };
  return isPhone ? <List {...shown} /> : <Table {...shown} />;
};

const useTabs = (base: string) => {
  const { canOpen } = useAccess();
  const { search } = useLocation();
  return Object.entries(kinds)
    .filter(([, kind]) => canOpen(kind === 'staff' ? 'staffNotes' : 'notesReview'))
    .map(([part, kind]) => ({ kind, to: `${base}/${part}${search}`, label: labels[kind] }));
};

/** What was noted on one day of the barn, today unless another is chosen; the day lives in the address. R054 */
export default function NotesReview() {
  const { time_zone } = useBarn();
  const [, base = '', part = ''] = useLocation().pathname.split('/');
  const [query, setQuery] = useSearchParams();
  const tabs = useTabs(`/${base}`);
  const today = todayIn(time_zone);
  const asked = query.get('date');
  const day = isDay(asked) ? asked : today;
  const open = tabs.find(({ kind }) => kind === kinds[part]);
  const [first] = tabs;
  if (!first) return <Forbidden />;
  if (!part) return <Navigate to={first.to} replace />;
  if (!open) return kinds[part] ? <Forbidden /> : <Empty title="There is no page at this address" />;
  const choose = (next: string) => setQuery(next === today ? {} : { date: next });
  return (
    <div className="page notes-page stack gap-3 from-top">
      <header className="notes-head row middle wrap between gap-2-4">
        <h1>Notes</h1>
        <DayNavigator day={day} today={today} unit="day" onStep={(by) => choose(addDays(day, by))} onChoose={choose} />
      </header>
      <TabStrip label="Notes" tabs={tabs} />
      <Day kind={open.kind} day={day} today={today} />
    </div>
  );
}
