import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { Empty } from '@/ui/states';

/** A day without lessons, and where its first is added. */
export const NothingScheduled = ({ day }: { day: string }) => (
  <Empty
    title="There is nothing scheduled for today."
    action={
      useAccess().canCall('lessons/createSingleLesson') && (
        <Button component={Link} variant="outlined" to={`/add/newevent?date=${day}`}>
          Add Event
        </Button>
      )
    }
  />
);
