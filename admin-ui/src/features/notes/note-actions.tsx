import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import PinnedIcon from '@mui/icons-material/PushPin';
import { useAccess } from '@/data/providers/use-access';
import { useChangeNote, useDeleteNote, type Note } from '@/data/requests/notes';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

const callOf = <Name extends string>({ about }: Note, name: Name) =>
  about === 'horse' ? (`notes_horses/${name}` as const) : (`notes_clients/${name}` as const);

/** One click pins, the next unpins. R055 */
export const PinButton = ({ note }: { note: Note }) => {
  const { canCall } = useAccess();
  const { mutate, variables, isPending } = useChangeNote(note);
  const say = useSay();
  const pin = isPending && variables && 'pin' in variables ? variables.pin : note.pin;
  const isPinned = pin === 1;
  const icon = isPinned ? <PinnedIcon fontSize="small" /> : <PinIcon fontSize="small" />;
  if (!canCall(callOf(note, 'updatePin')))
    return <span className="note-pin">{isPinned && <PinnedIcon fontSize="small" titleAccess="Pinned" />}</span>;
  return (
    <Tooltip title={isPinned ? 'Pinned: stands first' : 'Pin'}>
      <IconButton
        className="note-pin"
        size="small"
        color={isPinned ? 'primary' : 'default'}
        aria-label="Pinned"
        aria-pressed={isPinned}
        onClick={() => mutate({ pin: isPinned ? 0 : 1 }, { onError: (error) => say.refused(error) })}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
};

const reaches = ({ about }: Note) =>
  ({ client: 'the family', staff: 'whom it is about', horse: 'all who may open notes of horses' })[about];

/** Administrators make a note public or private; undone as easily. R055 */
export const PublicButton = ({ note }: { note: Note }) => {
  const { canCall } = useAccess();
  const { mutateAsync, isPending } = useChangeNote(note);
  const say = useSay();
  if (!canCall(callOf(note, 'updatePublic'))) return null;
  const set = (is_public: 0 | 1, undo: boolean): Promise<void> =>
    say.after(mutateAsync({ is_public }), () => {
      const text = is_public ? `Public now: it can be read by ${reaches(note)}` : 'Private now';
      say.done(undo ? 'Undone' : text, undo ? {} : { undo: () => void set(is_public ? 0 : 1, true) });
    });
  const next = note.is_public === 1 ? 0 : 1;
  return (
    <Button size="small" variant="text" disabled={isPending} onClick={() => void set(next, false)}>
      {next ? 'Make public' : 'Make private'}
    </Button>
  );
};

export const DeleteNoteButton = ({ note }: { note: Note }) => {
  const { canCall } = useAccess();
  const { mutateAsync } = useDeleteNote(note);
  const say = useSay();
  const [asking, setAsking] = useState(false);
  if (!canCall(callOf(note, 'delete'))) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button size="small" variant="text" color="error" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <Modal
          danger
          values={{}}
          onSubmit={async () => {
            await mutateAsync();
            say.done('The note was deleted');
          }}
          onSaved={close}
        >
          <Question title="Delete this note?" submitLabel="Delete note" cancelLabel="Keep it" onClose={close}>
            <p className="note-text">{note.notes}</p>
            <p>Its text is gone for good; an email that was sent is not called back.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
