import { useQuery } from '@tanstack/react-query';
import { get, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type BulkNote = Reply<'notes_clients/bulkNotes'>['bulk_notes'][number];

/** Whom a note goes to; everybody where it says nothing. */
export type BulkTo = Pick<Input<'notes_clients/createBulkNote'>, 'series_id' | 'with_pending' | 'with_waiting'>;

/** To how many people a note to all, or to a session, would go. */
export const useBulkNotePreview = (to: BulkTo = {}) =>
  useQuery({
    queryKey: keys.bulkNotePreview(to),
    queryFn: ({ signal }) => get('notes_clients/previewBulkNote', to, signal),
    gcTime: 0,
  });

export const waitingMails = ({ emails, sent, failed, unwanted, withdrawn }: BulkNote) =>
  emails - sent - failed - unwanted - withdrawn;

/** The latest, looked at every second while mails are on their way. */
export const useBulkNotes = () =>
  useQuery({
    queryKey: keys.bulkNotes,
    queryFn: ({ signal }) => get('notes_clients/bulkNotes', {}, signal),
    select: ({ bulk_notes }) => bulk_notes,
    refetchInterval: ({ state: { data } }) => (data?.bulk_notes.some((note) => waitingMails(note) > 0) ? 1000 : false),
  });

type Written = 'notes_clients/createBulkNote' | 'notes_clients/createSupportEmail';

const useWritten = <Name extends Written>(name: Name) => useAction(name, [keys.notes]);
export const useWriteBulkNote = () => useWritten('notes_clients/createBulkNote');
export const useAskSupport = () => useWritten('notes_clients/createSupportEmail');
