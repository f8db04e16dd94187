import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

type PaymentOutcomeProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** What became of a payment by card; there is nothing to do but to go on. */
export const PaymentOutcome = ({ title, onClose, children }: PaymentOutcomeProps) => {
  const titleId = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <div role="status">{children}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
