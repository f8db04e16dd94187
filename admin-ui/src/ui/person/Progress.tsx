import { useProgress, type Progress as Known } from '@/data/requests/progress';
import { useOptions } from '@/data/requests/options';
import { Unanswered } from '@/ui/states';
import { readyFor, riddenInWords } from './progress-words';
import { ReadyForLevel } from './ReadyForLevel';
import { SkillTicks } from './SkillTicks';

type Props = { readonly studentId: string; readonly name: string };

const Ridden = ({ horses }: Pick<Known, 'horses'>) =>
  horses.length === 0 ? null : (
    <details>
      <summary>Horses ridden</summary>
      <ul className="stack gap-1">
        {horses.map((horse) => (
          <li key={horse.horse_id}>{riddenInWords(horse)}</li>
        ))}
      </ul>
    </details>
  );

/** How far a rider is from level to level. Nothing of it is seen in a barn that has no levels. */
export const Progress = ({ studentId, name }: Props) => {
  const { level } = useOptions();
  const { data, error, refetch } = useProgress(studentId, level.length > 0);
  if (level.length === 0) return null;
  const next = data && readyFor(data);
  return (
    <section className="client-section stack gap-2" aria-label="Progress">
      <h2>Progress</h2>
      {data ? (
        <>
          {next && <ReadyForLevel rider={{ studentId, name }} next={next} />}
          <SkillTicks studentId={studentId} levels={data.levels} />
          <Ridden horses={data.horses} />
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} rows={3} label="Progress" />
      )}
    </section>
  );
};
