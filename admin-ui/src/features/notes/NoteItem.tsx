import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayAndYear, shortDay } from '@/data/time/words';
import type { Note } from '@/data/requests/notes';
import { Tag } from '@/ui/Tag';
import { DeleteNoteButton, PinButton, PublicButton } from './note-actions';

/** Tue 24 Nov 2026, 16:00: the barn's wall clock, as the wire has it. */
export const writtenOn = ({ created_at }: Note): string =>
  `${dayAndYear(created_at.slice(0, 10))}, ${created_at.slice(11)}`;

export const lessonOf = ({ lesson_name, scheduled_date }: Note): string | null =>
  lesson_name && (scheduled_date ? `${lesson_name}, ${shortDay(scheduled_date)}` : lesson_name);

type NoteItemProps = {
  readonly note: Note;
  /** Where the lesson that a note is about opens beside it. */
  readonly lessonAt?: ((lessonId: string) => string) | undefined;
  /** Whom or what it is about, where the list does not say it. */
  readonly whose?: ReactNode;
};

/** One note: what it says, who wrote it when, and what can be done with it. R055 R057 */
export const NoteItem = ({ note, lessonAt, whose }: NoteItemProps) => {
  const { lesson_date_time_id: lessonId, notes, created_by_person, is_public, for_admin } = note;
  const lesson = lessonOf(note);
  return (
    <li className="note">
      <PinButton note={note} />
      <div className="note-body">
        {whose && <p className="note-whose strong">{whose}</p>}
        <p className="note-text">{notes}</p>
        <p className="note-about row middle wrap small muted">
          {created_by_person && <strong>{created_by_person}</strong>}
          <span>{writtenOn(note)}</span>
          {lesson && (
            <span>
              re{' '}
              {lessonId && lessonAt ? (
                <Link to={lessonAt(lessonId)} state={{ from: 'notes' }}>
                  {lesson}
                </Link>
              ) : (
                lesson
              )}
            </span>
          )}
          {is_public === 0 && <Tag tone="warning">private</Tag>}
          {for_admin === 1 && <Tag tone="info">for Admin</Tag>}
        </p>
      </div>
      <div className="note-actions">
        <PublicButton note={note} />
        <DeleteNoteButton note={note} />
      </div>
    </li>
  );
};
