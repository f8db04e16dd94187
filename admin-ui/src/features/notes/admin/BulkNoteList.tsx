import LinearProgress from '@mui/material/LinearProgress';
import { useBulkNotes, waitingMails, type BulkNote } from '@/data/requests/bulk-notes';
import { count, dayAndTime } from '@/data/time/words';
import { Unanswered } from '@/ui/states';

const deliveryOf = (note: BulkNote): string => {
  const { emails, sent, failed, unwanted, withdrawn } = note;
  const waiting = waitingMails(note);
  if (waiting === emails) return `Being emailed to ${count(emails, 'account holder')}`;
  const parts = [
    `${sent} of ${count(emails, 'mail')} sent`,
    waiting > 0 && `${waiting} on their way`,
    failed > 0 && `${failed} refused by the mail server`,
    unwanted > 0 && `${unwanted} not sent: no notes to all are wanted`,
    withdrawn > 0 && `${withdrawn} made private before they went`,
  ];
  return parts.filter(Boolean).join(', ');
};

const Delivery = ({ note }: { note: BulkNote }) => {
  const done = note.emails - waitingMails(note);
  return (
    <>
      <span role="status">{deliveryOf(note)}</span>
      {done < note.emails && (
        <LinearProgress
          className="bulk-note-going"
          variant="determinate"
          value={(done / note.emails) * 100}
          aria-label="Mails handed over"
        />
      )}
    </>
  );
};

/** The latest, and how far their mails are. */
export const BulkNoteList = () => {
  const { data, error, refetch } = useBulkNotes();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={2} />;
  if (data.length === 0)
    return <p className="muted">None yet. A note goes to every active account holder who has an email address.</p>;
  return (
    <ul className="bulk-notes" aria-label="Notes to all account holders">
      {data.map((note) => (
        <li key={note.id}>
          <span className="muted">
            {dayAndTime(note.created_at.slice(0, 10), note.created_at.slice(11))}
            {note.created_by_person && ` · ${note.created_by_person}`}
          </span>
          {note.subject !== null && <span className="muted">To the families of a session</span>}
          <span className="bulk-note-text">{note.notes}</span>
          <Delivery note={note} />
        </li>
      ))}
    </ul>
  );
};
