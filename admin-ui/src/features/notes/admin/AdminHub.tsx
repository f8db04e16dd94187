import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { Forbidden } from '@/ui/states';
import { BulkNoteDialog } from './BulkNoteDialog';
import { BulkNoteList } from './BulkNoteList';
import { Hub, type Place } from '@/ui/Hub';

const places: readonly Place[] = [
  { to: '/admin/clientnotes', label: 'Client notes', says: 'What was noted about clients, day by day.' },
  { to: '/admin/horsenotes', label: 'Horse notes', says: 'What was noted about horses, day by day.' },
  { to: '/admin/staffnotes', label: 'Staff notes', says: 'What was noted about staff, day by day.' },
  { to: '/bulk', label: 'Bulk lessons', says: 'Cancel or delete lessons of a day at once.' },
  {
    to: '/admin/assignpackages',
    label: 'Assign Packages To Students',
    says: 'One package for many students, on invoices.',
  },
  { to: '/admin/mails', label: 'Mails', says: 'Every mail that left or waits: to whom, when, and what became of it.' },
  { to: '/weather', label: 'Weather day', says: 'Cancel by time and place; taken back for ten minutes.' },
];

const Admin = () => {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="page">
      <title>Admin – Leadline</title>
      <h1>Admin</h1>
      <Hub label="Admin" places={places} />
      <section aria-labelledby="bulk-notes">
        <header className="row middle wrap between gap-2-4">
          <h2 id="bulk-notes">Notes to all account holders</h2>
          <Button variant="contained" onClick={() => setWriting(true)}>
            Write to all account holders
          </Button>
        </header>
        <BulkNoteList />
      </section>
      {isWriting && <BulkNoteDialog onClose={() => setWriting(false)} />}
    </div>
  );
};

/** What an administrator alone does for the whole barn. D15 R200 */
export default function AdminHub() {
  return useAccess().canCall('notes_clients/createBulkNote') ? <Admin /> : <Forbidden />;
}
