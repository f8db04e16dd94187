import WarningIcon from '@mui/icons-material/WarningAmber';
import { clashesWith, type Busy, type Clash } from '@/day/overlaps';
import { toRides } from '@/day/roster';
import { useLessonsOfDay } from '@/requests/lessons-of-day';
import { isDay } from '@/time/day';
import './lessons.css';

/** Who or what is wanted twice, and where else; one line each. */
export const ClashList = ({ clashes }: { clashes: readonly Clash[] }) => (
  <ul className="clash">
    {clashes.map(({ id, lessonId, name, kind, where }) => (
      <li key={`${id}-${lessonId}`}>
        <WarningIcon fontSize="small" />
        <span>
          <strong>{name}</strong> is already {kind === 'location' ? 'taken by' : 'in'} {where}.
        </span>
      </li>
    ))}
  </ul>
);

type ClashNoticeProps = {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly busy: Busy;
  /** The lesson being edited does not stand in its own way. */
  readonly except?: string;
};

/** Warns before saving; whether it matters is the staff's decision. */
export const ClashNotice = ({ date, start, end, busy, except }: ClashNoticeProps) => {
  const { data } = useLessonsOfDay(date, isDay(date));
  if (!data || !start || end <= start) return null;
  const others = toRides(data).filter(({ lesson }) => lesson.id !== except);
  const times = { scheduled_date: date, scheduled_starttime: start, scheduled_endtime: end };
  const clashes = clashesWith(times, busy, others);
  return <div role="status">{clashes.length > 0 && <ClashList clashes={clashes} />}</div>;
};
