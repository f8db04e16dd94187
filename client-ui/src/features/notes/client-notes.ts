import { get, post, type Input } from '@leadline/api-client';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** R154 */
export const PAGE = 50;
const key = (personId: string) => ['family', 'notes', personId] as const;

/** What barn and family wrote of a rider, as far as the family may read it. A06 */
export const clientNotesQuery = (personId: string) =>
  infiniteQueryOptions({
    queryKey: key(personId),
    queryFn: ({ pageParam: offset, signal }) =>
      get('notes_clients/clientNotes', { person_id: personId, limit: PAGE, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ size }, pages) => {
      const shown = pages.reduce((sum, { notes }) => sum + notes.length, 0);
      return shown < size ? shown : undefined;
    },
  });

type Written = Pick<Input<'notes_clients/createNoteFromClientPage'>, 'notes' | 'sendEmail'>;

/** A family's notes are public. F02 */
export const useAddNote = (personId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (written: Written) =>
      post('notes_clients/createNoteFromClientPage', { ...written, person_id: personId, is_public: 1 }),
    onSuccess: () => void client.invalidateQueries({ queryKey: key(personId) }),
  });
};
