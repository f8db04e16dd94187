import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { heldFor } from '../../components/held-for';
import { beginsAt, lasts } from '../../format/lesson-time';
import type { Makeup } from '../../requests/client-lesson';
import { useJoinWaiting, useLeaveWaiting } from '../../requests/waiting-list';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import type { BookableLesson } from './bookable-lessons';
import styles from './booking-form.module.css';
import { Terms } from './terms';

type Props = {
  readonly lesson: BookableLesson;
  /** The makeup that is being booked. */
  readonly chosen?: Makeup | undefined;
  readonly close: () => void;
};

const fullWords = ({ waiting }: BookableLesson): string =>
  waiting ? t('Full · {count} waiting', { count: waiting }) : t('Full · nobody waits yet');

/** What waiting comes to is said before the button: when it is her turn, for how long, what it uses. */
export const WaitForm = ({ lesson, chosen, close }: Props) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const join = useJoinWaiting();
  const leave = useLeaveWaiting();
  const [atOnce, setAtOnce] = useState(false);
  const byMakeup = chosen !== undefined || barn.clients_can_book_lessons === 0;
  const who = { lesson_date_time_id: lesson.lesson_date_time_id, student_id: rider.studentId };
  const place = lesson.waiting_place;
  const failed = join.error ?? leave.error;
  const wait = (): void =>
    join.mutate(
      { ...who, auto_enrol: atOnce ? 1 : 0, use_makeup: byMakeup ? 1 : 0 },
      {
        onSuccess: () => {
          toast(t('{name} is on the waiting list.', { name: rider.firstName }));
          close();
        },
      },
    );
  const away = (): void => leave.mutate(who, { onSuccess: close });
  return (
    <>
      <div>
        <p className={styles.when}>
          {beginsAt(lesson)} · {lasts(lesson)}
        </p>
        <p>{[lesson.title, lesson.location_name].filter(Boolean).join(' · ')}</p>
        <p className="muted">
          {place === null
            ? fullWords(lesson)
            : t('{name} waits: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}', {
                name: rider.firstName,
                place,
                count: lesson.waiting ?? place,
              })}
        </p>
      </div>
      {place === null ? (
        <>
          <p>
            {t('When it is {name}’s turn, the place is held for {time}, and you get a mail. Waiting costs nothing.', {
              name: rider.firstName,
              time: heldFor(barn),
            })}
          </p>
          {!byMakeup && <Terms lesson={lesson} />}
          <Check
            label={t('Take a place that comes free at once, without asking me')}
            checked={atOnce}
            onChange={setAtOnce}
          />
        </>
      ) : (
        <p>{t('Leaving gives up the place on the list. Who joins again begins at its end.')}</p>
      )}
      {failed && (
        <Notice tone="danger" role="alert">
          {asApiError(failed).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('This needs a signal. Try again when you have one.')}</Notice>}
      <div className={styles.buttons}>
        <Button wide onClick={close}>
          {place === null ? t('Cancel') : t('Keep waiting')}
        </Button>
        {place === null ? (
          <Button wide look="primary" disabled={!canAct} busy={join.isPending} onClick={wait}>
            {t('Join the waiting list')}
          </Button>
        ) : (
          <Button wide look="danger" disabled={!canAct} busy={leave.isPending} onClick={away}>
            {t('Leave the list')}
          </Button>
        )}
      </div>
    </>
  );
};
