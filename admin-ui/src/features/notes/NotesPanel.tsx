import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useNotes, type NotePage, type NoteSubject } from '@/data/requests/notes';
import { useTopTen } from '@/ui/record/top-ten';
import { Empty, Unanswered } from '@/ui/states';
import { AddNote } from './AddNote';
import { NoteItem } from './NoteItem';
import { addNoteAt, notesAt } from './notes-address';
import './notes.css';

type NotesPanelProps = {
  readonly about: NoteSubject & { readonly name: string };
  /** The address of the record whose page this is on: notes stand at `notes`, one is added at `addNote/{isPublic}/{who}`. */
  readonly home: string;
  /** Where a lesson opens beside the notes, for those who may open it. */
  readonly lessonAt?: ((lessonId: string) => string) | undefined;
};

/** R033 R060 */
const PAGE = 50;
const BESIDE_A_LESSON = 10;

type Rights = Pick<NotePage, 'can_add' | 'can_add_private'>;

const AddButtons = ({ about, home, can_add, can_add_private }: NotesPanelProps & Rights) => (
  <p className="notes-tools">
    {can_add === 1 && (
      <Button component={Link} variant="outlined" to={addNoteAt(home, true, about.kind)}>
        Add Public Note
      </Button>
    )}
    {can_add_private === 1 && (
      <Button component={Link} variant="outlined" to={addNoteAt(home, false, about.kind)}>
        Add Private Note
      </Button>
    )}
  </p>
);

/** What was noted of a client, a member of the staff or a horse; stands at the addresses of the notes and of adding one. A05 */
export const NotesPanel = ({ about, home, lessonAt }: NotesPanelProps) => {
  const { isPublic } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isTop = useTopTen();
  const size = pathname.includes('/calendarGroup/edit/') ? BESIDE_A_LESSON : PAGE;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotes(about, size);
  const [first] = data?.pages ?? [];
  if (!first)
    return (
      <div className="record-part">
        <Unanswered error={error} refetch={refetch} rows={4} label="Loading notes" />
      </div>
    );
  const notes = data?.pages.flatMap((page) => page.notes) ?? [];
  return (
    <div className="record-part">
      <AddButtons about={about} home={home} can_add={first.can_add} can_add_private={first.can_add_private} />
      {notes.length > 0 ? (
        <ul className="notes" aria-label={`Notes about ${about.name}`}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} lessonAt={lessonAt} />
          ))}
        </ul>
      ) : (
        <Empty title="No notes yet" />
      )}
      {hasNextPage && !isTop && (
        <p className="notes-more">
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {`Next ${size}`}
          </Button>
          <span className="muted">{`Showing ${notes.length} of ${first.size} records`}</span>
        </p>
      )}
      {isPublic !== undefined && (
        <AddNote
          about={about}
          page={first}
          isPublic={isPublic !== 'false'}
          onClose={() => void navigate(notesAt(home))}
        />
      )}
    </div>
  );
};
