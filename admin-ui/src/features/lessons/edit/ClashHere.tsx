import { ClashNotice } from '../ClashNotice';
import type { Busy } from '../planned-change';
import { reachToWire } from '../Reach';
import { useEditing } from './edit-context';

/** Who and what the open lesson, or all from it on, would need twice at their own time. */
export const ClashHere = ({ busy }: { busy: Busy }) => {
  const { one, reach } = useEditing();
  const { lesson } = one;
  return (
    <ClashNotice
      date={lesson.scheduled_date}
      start={lesson.scheduled_starttime}
      end={lesson.scheduled_endtime}
      endDate={lesson.scheduled_end_date}
      except={lesson.id}
      asksWhy
      {...reachToWire(reach)}
      {...{ busy }}
    />
  );
};
