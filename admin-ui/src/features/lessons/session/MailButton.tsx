import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import type { Registration } from '@/data/requests/registrations';
import { SessionMail } from '@/features/notes/admin/SessionMail';

/** Writes to the families of a session, for those who may write to all. */
export const MailButton = ({ session }: { session: Registration }) => {
  const [isOpen, setOpen] = useState(false);
  if (!useAccess().canCall('notes_clients/createBulkNote')) return null;
  return (
    <>
      <Button size="small" aria-label={`Mail to the families of ${session.title}`} onClick={() => setOpen(true)}>
        Mail…
      </Button>
      {isOpen && <SessionMail session={session} onClose={() => setOpen(false)} />}
    </>
  );
};
