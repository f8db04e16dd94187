import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

type ReadingDialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** What else can be done from here, before Close. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Something that stands over the page without a question: Escape and Close leave it. */
export const ReadingDialog = ({ title, onClose, actions, children }: ReadingDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>{children}</DialogContent>
      <DialogActions>
        {actions}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
