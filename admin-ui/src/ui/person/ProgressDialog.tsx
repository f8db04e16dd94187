import { useProgress } from '@/data/requests/progress';
import { Unanswered } from '@/ui/states';
import { readyFor } from './progress-words';
import { ReadyForLevel } from './ReadyForLevel';
import { SkillTicks } from './SkillTicks';
import { ReadingDialog } from '@/ui/ReadingDialog';

type Props = { readonly rider: { readonly studentId: string; readonly name: string }; readonly onClose: () => void };

/** What a rider learnt, ticked where the lesson is: a tap on the rider, one on Progress, one on the skill. */
export const ProgressDialog = ({ rider, onClose }: Props) => {
  const { data, error, refetch } = useProgress(rider.studentId);
  const next = data && readyFor(data);
  return (
    <ReadingDialog title={`Progress of ${rider.name}`} onClose={onClose}>
      {data ? (
        <>
          {next && <ReadyForLevel rider={rider} next={next} />}
          <SkillTicks studentId={rider.studentId} levels={data.levels} />
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} rows={5} label="Progress" />
      )}
    </ReadingDialog>
  );
};
