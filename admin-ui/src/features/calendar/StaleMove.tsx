import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { titleOf } from '@/data/day/roster';
import { StaleLessonNotice } from '@/features/lessons/stale/StaleLessonNotice';
import type { StaleLesson } from '@/features/lessons/stale/use-stale-lesson';

/** Two people moved one lesson: the second one sees what the first one did, and decides. */
export default function StaleMove({ stale, onSettled }: { stale: StaleLesson; onSettled: () => void }) {
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="stale-move" onClose={onSettled}>
      <DialogTitle id="stale-move">{`${titleOf(stale.now)} was not moved`}</DialogTitle>
      <DialogContent>
        <StaleLessonNotice stale={stale} onSettled={onSettled} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onSettled}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
