import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Unanswered } from './states';

type OpeningProps = {
  readonly title: string;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly onClose: () => void;
};

/** Stands for a question until its facts are there: what was clicked opens at once, says where they do not come, and can be left. */
export const Opening = ({ title, error, refetch, onClose }: OpeningProps) => {
  const titleId = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Unanswered error={error} refetch={refetch} rows={4} label={title} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
};
