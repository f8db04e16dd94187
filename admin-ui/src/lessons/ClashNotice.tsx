import WarningIcon from '@mui/icons-material/WarningAmber';
import { clashesWith } from '@/day/overlaps';
import { titleOf, toRides } from '@/day/roster';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { isDay } from '@/time/day';
import { timeRange } from '@/time/words';

type ClashNoticeProps = {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly instructorId: string | null;
  readonly horseIds: readonly string[];
  /** The lesson being edited does not stand in its own way. */
  readonly except?: string;
};

/** Warns before saving; whether it matters is the staff's decision. */
export const ClashNotice = ({ date, start, end, instructorId, horseIds, except }: ClashNoticeProps) => {
  const { data } = useLessonsOfDay(date, isDay(date));
  if (!data || !start || end <= start) return null;
  const rides = toRides(data).filter(({ lesson }) => lesson.id !== except);
  const clashes = clashesWith(
    { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end },
    { instructor_id: instructorId, horseIds },
    rides,
  );
  if (clashes.length === 0) return null;
  return (
    <div role="status">
      <ul className="clash">
        {clashes.map((clash) => {
          const other = rides.find(({ lesson }) => lesson.id === clash.lessonId)?.lesson;
          return (
            <li key={`${clash.id}-${clash.lessonId}`}>
              <WarningIcon fontSize="small" />
              <span>
                <strong>{clash.name}</strong> is already in{' '}
                {other && `${titleOf(other)}, ${timeRange(other.scheduled_starttime, other.scheduled_endtime)}`}.
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
