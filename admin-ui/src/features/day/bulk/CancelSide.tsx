import type { BulkRun } from '@/data/requests/bulk';
import { useSay } from '@/ui/use-say';
import { CancelForm, cancelWords, type CancelFormProps } from './CancelForm';
import { idsOf, type Listed } from './selection';

type CancelSideProps = Pick<CancelFormProps, 'day' | 'reason'> & {
  readonly chosen: readonly Listed[];
  readonly onStarted: (run: string) => void;
};

/** Beside a list of lessons: those that are chosen are called off, and what each gets is said before. */
export const CancelSide = ({ chosen, day, reason, onStarted }: CancelSideProps) => {
  const say = useSay();
  const started = ({ id, success }: BulkRun) => {
    onStarted(id);
    say.done(success ?? 'Lessons are being cancelled');
  };
  return (
    <section className="bulk-side" aria-label="What will happen">
      <h2>What will happen</h2>
      <CancelForm
        ids={idsOf(chosen)}
        submit={cancelWords}
        onCancel={undefined}
        onStarted={started}
        {...{ day, reason }}
      />
    </section>
  );
};
