import { NotesPanel } from '@/features/notes/NotesPanel';
import { useFamily } from '@/data/client-context';

/** Written on the page of its own, also where they are read beside a lesson. */
export const ClientNotes = () => {
  const { currentClient, address } = useFamily();
  const { person_id: id, person_name: name } = currentClient;
  return <NotesPanel key={id} about={{ kind: 'client', id, name }} home={address} />;
};
