import { t } from '../../i18n/t';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { isCancelled } from '../../requests/client-lesson';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { CancelForm } from './cancel-form';
import { cancelPreviewQuery } from '../../requests/cancel-preview';

/** As high as the question: a sheet that grows moves all that is on it. */
const awaited = <Skeleton lines={12} />;

const CancelSheet = ({ page }: { readonly page: string }) => {
  const { lessonPersonId = '' } = useParams();
  const { base, barn, rider } = useFamily();
  const close = useCloseSheet(page ? `${base}/${page}` : base);
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  const lesson = schedule.data?.pages
    .flatMap(({ data }) => data)
    .find((row) => row.lesson_person_id === lessonPersonId);
  const canAct = useCanAct();
  const preview = useQuery({ ...cancelPreviewQuery(lessonPersonId), enabled: barn.clients_can_cancel === 1 && canAct });

  const refusal = (text: string) => (
    <>
      <Notice tone="info">{text}</Notice>
      <AskTheBarn barn={barn} subject={t('Cancel a lesson of {name}', { name: rider.name })} />
    </>
  );
  const content = () => {
    if (!canAct) return refusal(t('Cancelling needs a signal. Try again when you have one, or ask the barn.'));
    if (barn.clients_can_cancel === 0)
      return refusal(t('{barn} takes cancellations in person.', { barn: barn.farm_name }));
    if (!lesson)
      return (
        <Loaded query={schedule} waiting={awaited}>
          {() => refusal(t('This lesson is no longer ahead, so it cannot be cancelled here.'))}
        </Loaded>
      );
    if (isCancelled(lesson)) return refusal(t('Lesson has already been cancelled'));
    return (
      <Loaded query={preview} waiting={awaited}>
        {(consequence) =>
          consequence.allowed === 1 ? (
            <CancelForm lesson={lesson} consequence={consequence} close={close} />
          ) : (
            refusal(consequence.reason ?? t('This lesson cannot be cancelled here.'))
          )
        }
      </Loaded>
    );
  };
  return (
    <Sheet title={t('Cancel {name}’s lesson?', { name: rider.firstName })} onClose={close}>
      {content()}
    </Sheet>
  );
};

export default CancelSheet;
