import { useLessonWarnings } from '@/data/requests/lesson-warnings';
import { TextField } from '@/ui/form/form-inputs';
import { plannedOf, type Wanted } from './planned-change';
import { WarningList } from './WarningList';

type ClashNoticeProps = Wanted & {
  /** The form around it takes along why one goes on, as `override_reason`. */
  readonly asksWhy?: boolean;
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
