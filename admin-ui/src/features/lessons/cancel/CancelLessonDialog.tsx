import { useWatch } from 'react-hook-form';
import { settingOf } from '@leadline/api-client';
import { titleOf } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useCancelLesson } from '@/data/requests/cancel-lesson';
import type { OneLesson } from '@/data/requests/lesson';
import { usePreviewCancelLesson, type LessonCancelPreview } from '@/data/requests/preview-cancel-lesson';
import { count, dayAndTime, shortDay } from '@/data/time/words';
import { ReachField, reachToWire, reachWords, type Reach } from '../Reach';
import { CancelDialog, CancelQuestion, ReasonField, type Cancelling } from './CancelDialog';
import { ActionField, asksDates, callingOffToWire, filledIn, SaidByPolicy, type CallingOff } from './ActionField';

type CancelLessonDialogProps = { readonly one: OneLesson; readonly onClose: () => void };

type Own = CallingOff & { readonly reach: Reach };

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
  const [action, asUsual, reason, dates, reach] = useWatch<
    Own & Cancelling,
    ['action', 'asUsual', 'reason', 'dates', 'reach']
  >({ name: ['action', 'asUsual', 'reason', 'dates', 'reach'] });
  const { cancelReason, cancelAction } = callingOffToWire({ action, asUsual, reason });
  const foreseen = usePreviewCancelLesson({
    id: lesson.id,
    cancelReason,
    ...(cancelAction && { action: cancelAction }),
    ...(asksDates({ action, asUsual }) && filledIn(dates)),
    ...(reach === 'later' && reachToWire(reach)),
  });
  const said = foreseen.preview?.by_policy;
  return (
    <CancelQuestion
      title="Cancel lesson"
      submitLabel={reach === 'later' ? 'Cancel these lessons' : 'Cancel this lesson'}
      datesHint={reach === 'later' ? 'For this lesson; for each later one they move along with its day.' : undefined}
      foreseen={foreseen}
      asksDates={asksDates({ action, asUsual }, said)}
      outcomes={foreseen.preview && <RiderOutcomes {...foreseen.preview} />}
      onClose={onClose}
    >
      <p>
        <strong>{titleOf(lesson)}</strong>, {dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}
      </p>
      {lesson.is_recuring === 1 && <ReachField />}
      <div className="block-row row wrap gap-3 full">
        <ReasonField />
        <ActionField said={said} />
      </div>
      <SaidByPolicy said={said} />
    </CancelQuestion>
  );
};

/** Begins as the policy says or the barn usually cancels, for another reason. R130 */
export const CancelLessonDialog = ({ one, onClose }: CancelLessonDialogProps) => {
  const { lesson } = one;
  const { mutateAsync } = useCancelLesson();
  const action = settingOf(useBarn(), 'lesson_cancel_default_action');
  const own: Own = { action, asUsual: true, reason: 'OTH', reach: 'one' };
  return (
    <CancelDialog
      own={own}
      lessonDay={lesson.scheduled_date}
      send={({ reach, ...own }, rest) =>
        mutateAsync({ id: lesson.id, ...callingOffToWire(own), ...reachToWire(reach), ...rest })
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
