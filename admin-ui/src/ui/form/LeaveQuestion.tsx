import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

type Answers = { readonly onStay: () => void; readonly onLeave: () => void };

/** Before what was filled in is thrown away. Enter and Escape stay. */
export const LeaveQuestion = ({ onStay, onLeave }: Answers) => {
  const id = useId();
  return (
    <Dialog open maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-words`} onClose={onStay}>
      <DialogTitle id={id}>Leave without saving?</DialogTitle>
      <DialogContent id={`${id}-words`}>What you filled in is lost then.</DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
};
