import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { SupportMessage } from './SupportMessage';

/** For administrators. R020 R204 */
export const AskSupport = () => {
  const { canCall } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!canCall('notes_clients/createSupportEmail')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write to the support
      </Button>
      {isOpen && <SupportMessage onClose={() => setOpen(false)} />}
    </>
  );
};
