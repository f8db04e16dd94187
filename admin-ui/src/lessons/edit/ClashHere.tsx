import { ClashNotice, type Busy } from '../ClashNotice';
import { useEditing } from './edit-context';

/** Who and what the open lesson would need twice at its own time. */
export const ClashHere = ({ busy }: { busy: Busy }) => {
  const { lesson } = useEditing().one;
  return (
    <ClashNotice
      date={lesson.scheduled_date}
      start={lesson.scheduled_starttime}
      end={lesson.scheduled_endtime}
      except={lesson.id}
      asksWhy
      {...{ busy }}
    />
  );
};
