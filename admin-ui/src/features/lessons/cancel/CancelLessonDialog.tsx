import { useWatch } from 'react-hook-form';
import {
  type BarnCancelAction,
  barnCancelActions,
  type BarnCancelReason,
  needsMakeupDates,
  settingOf,
} from '@leadline/api-client';
import { titleOf } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useCancelLesson } from '@/data/requests/cancel-lesson';
import type { OneLesson } from '@/data/requests/lesson';
import { usePreviewCancelLesson, type LessonCancelPreview } from '@/data/requests/preview-cancel-lesson';
import { count, dayAndTime, shortDay } from '@/data/time/words';
import { SelectField } from '@/ui/form/form-inputs';
import { ReachField, reachToWire, reachWords, type Reach } from '../Reach';
import { CancelDialog, CancelQuestion, ReasonField, type Cancelling } from './CancelDialog';
import type { MakeupDates } from './makeup-dates';

type CancelLessonDialogProps = { readonly one: OneLesson; readonly onClose: () => void };

type Own = { action: BarnCancelAction; reason: BarnCancelReason; reach: Reach };

const actions = barnCancelActions.map(({ code, label }) => ({ id: code, name: label }));

/** A date that was emptied is not asked about: the rule takes its own. */
const filledIn = (dates: MakeupDates) => Object.fromEntries(Object.entries(dates).filter(([, day]) => day));

/** Of many riders the first are named. */
const RiderOutcomes = ({ riders, students }: Pick<LessonCancelPreview, 'riders' | 'students'>) =>
  students.length > 0 && (
    <details className="outcomes plain-weight">
      <summary>{`What ${count(riders, 'rider')} ${riders === 1 ? 'gets' : 'get'}`}</summary>
      <ul>
        {students.map(({ lesson_person_id, name, sentence }) => (
          <li key={lesson_person_id}>
            <strong>{name}</strong>
            <span>{sentence}</span>
          </li>
        ))}
        {riders > students.length && <li>{`and ${riders - students.length} more`}</li>}
      </ul>
    </details>
  );

const LessonQuestion = ({ one: { lesson }, onClose }: CancelLessonDialogProps) => {
  const [action, dates, reach] = useWatch<Own & Cancelling, ['action', 'dates', 'reach']>({
    name: ['action', 'dates', 'reach'],
  });
  const foreseen = usePreviewCancelLesson({
    id: lesson.id,
    action,
    ...(needsMakeupDates(action) && filledIn(dates)),
    ...(reach === 'later' && reachToWire(reach)),
  });
  return (
    <CancelQuestion
      title="Cancel lesson"
      submitLabel={reach === 'later' ? 'Cancel these lessons' : 'Cancel this lesson'}
      datesHint={reach === 'later' ? 'For this lesson; for each later one they move along with its day.' : undefined}
      foreseen={foreseen}
      outcomes={foreseen.preview && <RiderOutcomes {...foreseen.preview} />}
      onClose={onClose}
    >
      <p>
        <strong>{titleOf(lesson)}</strong>, {dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}
      </p>
      {lesson.is_recuring === 1 && <ReachField />}
      <div className="block-row row wrap gap-3 full">
        <SelectField source="action" label="Cancel action" options={actions} />
        <ReasonField />
      </div>
    </CancelQuestion>
  );
};

/** Begins as the barn usually cancels, for another reason. R130 */
export const CancelLessonDialog = ({ one, onClose }: CancelLessonDialogProps) => {
  const { lesson } = one;
  const { mutateAsync } = useCancelLesson();
  const own: Own = { action: settingOf(useBarn(), 'lesson_cancel_default_action'), reason: 'OTH', reach: 'one' };
  return (
    <CancelDialog
      own={own}
      lessonDay={lesson.scheduled_date}
      send={({ action, reason, reach }, rest) =>
        mutateAsync({ id: lesson.id, cancelAction: action, cancelReason: reason, ...reachToWire(reach), ...rest })
      }
      said={({ reach }) =>
        `${titleOf(lesson)} on ${shortDay(lesson.scheduled_date)} been cancelled${reachWords(reach)}`
      }
      onClose={onClose}
    >
      <LessonQuestion one={one} onClose={onClose} />
    </CancelDialog>
  );
};
