import { useLessonWarnings, type PlannedChange } from '@/requests/lesson-warnings';
import { addDays, isDay } from '@/time/day';
import { TextField } from '@/ui/form-inputs';
import { WarningList } from './WarningList';

/** Whom and what a lesson needs for itself; what is left out is not asked about. */
export type Busy = {
  readonly instructor_id?: string | null;
  readonly horseIds?: readonly string[];
  readonly riderIds?: readonly string[];
  readonly location_id?: string | null;
  /** Extra staff. */
  readonly staffIds?: readonly string[];
};

type ClashNoticeProps = {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** All that the lesson has, unless told. */
  readonly busy?: Busy;
  /** In place of what the lesson has, beside all else of it. */
  readonly instead?: Pick<Busy, 'instructor_id' | 'location_id'>;
  /** The lesson being edited, which does not stand in its own way. */
  readonly except?: string | undefined;
  readonly applyToFuture?: 0 | 1 | undefined;
  /** The form around it takes along why one goes on, as `override_reason`. */
  readonly asksWhy?: boolean;
};

const some = (ids: readonly string[] = []) => (ids.length > 0 ? [...ids] : undefined);
const usesOf = ({ instructor_id, location_id, horseIds, riderIds, staffIds }: Busy) =>
  Object.fromEntries(
    Object.entries({
      instructor_id: instructor_id ?? undefined,
      location_id: location_id ?? undefined,
      horses: some(horseIds),
      students: some(riderIds),
      staff: some(staffIds),
    }).filter(([, value]) => value !== undefined && value !== ''),
  );

const plannedOf = ({
  date,
  start,
  end,
  busy,
  instead = {},
  except,
  applyToFuture,
}: ClashNoticeProps): PlannedChange | null => {
  const uses = busy && usesOf(busy);
  if (!isDay(date) || !start || !end || start === end || (uses && Object.keys(uses).length === 0)) return null;
  return {
    start: `${date} ${start}`,
    // An end before the start means the next morning.
    end: `${end > start ? date : addDays(date, 1)} ${end}`,
    ...(except && { id: except }),
    ...(uses ? { only: 1, ...uses } : usesOf(instead)),
    ...(applyToFuture && { applyToFuture }),
  };
};

/** Warns before saving; whether it matters is the staff's decision, who may say why. F21 */
export const ClashNotice = ({ asksWhy = false, ...asked }: ClashNoticeProps) => {
  const { warnings } = useLessonWarnings(plannedOf(asked));
  return (
    <div role="status" className="warnings">
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      {warnings.length > 0 && asksWhy && (
        <TextField
          source="override_reason"
          label="Why go on? (optional)"
          hint="Stands in the lesson’s history with your name."
          maxLength={500}
        />
      )}
    </div>
  );
};

/** What a form sends of it. */
export const reasonToWire = (reason: string | undefined) => (reason?.trim() ? { override_reason: reason.trim() } : {});
