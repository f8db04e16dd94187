import type { TillClosing, TillDay } from '@/data/requests/till';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { countProblems, type CountValues } from './count-values';
import { CountFields } from './CountFields';
import { useCloseTill } from './use-close-till';

type Asked = { readonly till: TillDay; readonly closing: TillClosing; readonly onClose: () => void };

/** Other figures in the place of a closing; it stays on record. */
export const CorrectTill = ({ till, closing, onClose }: Asked) => {
  const { opening, counted, left, remark, closing_id } = closing;
  const close = useCloseTill(till.day);
  return (
    <Modal<CountValues>
      values={{ opening: opening.toFixed(2), counted: counted.toFixed(2), left: left.toFixed(2), remark: remark ?? '' }}
      validate={countProblems}
      onSubmit={(values) => close(values, closing_id)}
      onSaved={onClose}
    >
      <Question title={`Correct ${dayAndYear(till.day)}`} submitLabel="Correct" onClose={onClose}>
        <p>
          What has come in by now counts as expected. The figures until now stay below, with your name at their end.
        </p>
        <CountFields till={till} />
      </Question>
    </Modal>
  );
};

/** Nothing stands of a day until it is counted anew. */
export const ReopenTill = ({ till, closing, onClose }: Asked) => {
  const { mutateAsync } = useWrite('till/reopen');
  const say = useSay();
  const reopen = async () => {
    await mutateAsync({ day: till.day, closing_id: closing.closing_id });
    say.done(`${dayAndYear(till.day)} is open again`);
  };
  return (
    <Modal danger values={{}} onSubmit={reopen} onSaved={onClose}>
      <Question
        title={`Open ${dayAndYear(till.day)} again?`}
        submitLabel="Open again"
        cancelLabel="Keep it closed"
        onClose={onClose}
      >
        <p>The day counts as not closed until somebody counts it again. This closing stays on record.</p>
      </Question>
    </Modal>
  );
};
