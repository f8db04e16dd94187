import { useState } from 'react';
import Button from '@mui/material/Button';
import { AddNote } from '@/features/notes/AddNote';
import { NoteItem } from '@/features/notes/NoteItem';
import type { Note } from '@/data/requests/notes';
import { count } from '@/data/time/words';
import type { RowNotes as Noted } from './use-row-notes';
import '@/features/notes/notes.css';
import { ReadingDialog } from '@/ui/ReadingDialog';

type ReadingProps = {
  readonly name: string;
  readonly notes: readonly Note[];
  readonly onAdd: (() => void) | undefined;
  readonly onClose: () => void;
};

const Reading = ({ name, notes, onAdd, onClose }: ReadingProps) => (
  <ReadingDialog
    title={`Notes about ${name}`}
    onClose={onClose}
    actions={
      onAdd && (
        <Button variant="outlined" onClick={onAdd}>
          Add note
        </Button>
      )
    }
  >
    <ul className="notes">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} />
      ))}
    </ul>
  </ReadingDialog>
);

/** How much was noted of one rider or horse in this lesson, opened by a click, with the way to note more. */
export const RowNotes = ({ noted }: { noted: Noted }) => {
  const { about, notes, rights, lessonId, isAdding, setAdding } = noted;
  const [isReading, setReading] = useState(false);
  const add = rights.can_add === 1 && noted.isOpen ? () => setAdding(true) : undefined;
  return (
    <>
      {notes.length > 0 && (
        <Button
          className="row-notes"
          size="small"
          variant="text"
          aria-label={`${count(notes.length, 'note')} about ${about.name}`}
          onClick={() => setReading(true)}
        >
          {count(notes.length, 'note')}
        </Button>
      )}
      {isReading && notes.length > 0 && (
        <Reading name={about.name} notes={notes} onAdd={add} onClose={() => setReading(false)} />
      )}
      {isAdding && (
        <AddNote
          about={about}
          page={{
            can_add_private: rights.can_add_private,
            usual_email: about.kind === 'client' ? 'the account holder' : null,
            can_change_email: 0,
          }}
          isPublic
          lessonId={lessonId}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};
