import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type NotePage = Reply<'notes_clients/staffNotes'>;
export type Note = NotePage['notes'][number];
export type NoteKind = Note['about'];
/** A person's id, or a horse's. */
export type NoteSubject = { readonly kind: NoteKind; readonly id: string };

type Page = { readonly limit: number; readonly offset: number };

const pageAbout = ({ kind, id }: NoteSubject, page: Page, signal: AbortSignal): Promise<NotePage> => {
  if (kind === 'horse') return get('notes_horses/getHorsePageNotes', { horse_id: id, ...page }, signal);
  if (kind === 'staff') return get('notes_clients/staffNotes', { person_id: id, ...page }, signal);
  return get('notes_clients/clientNotes', { person_id: id, ...page }, signal);
};

/** The pinned first, then the latest; page by page. */
export const useNotes = (subject: NoteSubject, size: number) =>
  useInfiniteQuery({
    queryKey: keys.notesAbout(subject.kind, subject.id, size),
    queryFn: ({ pageParam, signal }) => pageAbout(subject, { limit: size, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { notes }) => sum + notes.length, 0);
      return shown < last.size && last.notes.length > 0 ? shown : undefined;
    },
  });

/** How many there are, for those who may open them. */
export const useNoteCount = (subject: NoteSubject, isOpen: boolean): number | undefined =>
  useQuery({
    queryKey: [...keys.notesAbout(subject.kind, subject.id, 1), 'count'],
    queryFn: ({ signal }) => pageAbout(subject, { limit: 1, offset: 0 }, signal),
    select: ({ size }) => size,
    enabled: isOpen,
  }).data;

const ofDay = (kind: NoteKind, dbday: string, signal: AbortSignal): Promise<NotePage> => {
  const page = { dbday, limit: 500 };
  if (kind === 'horse') return get('notes_horses/getHorsePageNotes', page, signal);
  return get(
    'notes_clients/clientNotes',
    { ...page, ...(kind === 'staff' ? { staff_only: 1 } : { clients_only: 1 }) },
    signal,
  );
};

/** Everything written on one day of the barn. */
export const useNotesOfDay = (kind: NoteKind, day: string) =>
  useQuery({ queryKey: keys.notesOfDay(kind, day), queryFn: ({ signal }) => ofDay(kind, day, signal) });

const useNoteWrite = <Sent>(name: string, send: (sent: Sent) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Sent>({
    mutationKey: [...keys.notes, name],
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: keys.notes }),
  });
};

type NewNote = Omit<Input<'notes_horses/create'>, 'horse_id' | 'lesson_date_time_id' | 'dates' | 'created_by_name'>;

/** Written on the page of whom it is about, or at a lesson. */
export const useAddNote = ({ kind, id }: NoteSubject, lessonId?: string) =>
  useNoteWrite<NewNote>('add', (note) => {
    const at = lessonId === undefined ? {} : { lesson_date_time_id: lessonId };
    if (kind === 'horse') return post('notes_horses/create', { ...note, ...at, horse_id: id });
    if (lessonId === undefined)
      return post('notes_clients/createNoteFromClientPage', { ...note, person_id: id, who: kind });
    const { notes, is_public, sendEmail } = note;
    return post('notes_clients/createNoteFromLesson', {
      notes,
      is_public,
      ...(sendEmail && { emailNote: sendEmail }),
      person_id: id,
      lesson_date_time_id: lessonId,
    });
  });

export type LessonNotes = Reply<'notes_clients/index'>;

/** What was noted of the riders of one lesson, or of its horses. */
export const useLessonNotes = (kind: 'client' | 'horse', lessonId: string, isOpen: boolean): LessonNotes | undefined =>
  useQuery({
    queryKey: keys.notesOfLesson(kind, lessonId),
    queryFn: ({ signal }) =>
      get(kind === 'horse' ? 'notes_horses/index' : 'notes_clients/index', { lesson_date_time_id: lessonId }, signal),
    enabled: isOpen,
  }).data;

type Change = { readonly pin: 0 | 1 } | { readonly is_public: 0 | 1 };

const family = ({ about }: Note) => (about === 'horse' ? 'notes_horses' : 'notes_clients');

export const useChangeNote = (note: Note) =>
  useNoteWrite<Change>('change', (change) =>
    'pin' in change
      ? post(`${family(note)}/updatePin`, { id: note.id, ...change })
      : post(`${family(note)}/updatePublic`, { id: note.id, ...change }),
  );

export const useDeleteNote = (note: Note) =>
  useNoteWrite<void>('delete', () => post(`${family(note)}/delete`, { id: note.id }));
