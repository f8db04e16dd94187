import { useState, type ReactNode } from 'react';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import type { Warned } from '@/data/requests/warning-text';
import { NotifyToggle, tellsToWire, type Notify } from '../NotifyFields';
import { useEditing } from './edit-context';
import { useNotifyOfEnd } from './use-notify';

type Answer = { readonly warnings?: readonly Warned[] };

type Leaving = {
  readonly name: string;
  /** Takes them out as far as the change goes; what the server says of it comes first. `tells`: as it was chosen, where that was asked. */
  readonly remove: (tells?: ReturnType<typeof tellsToWire>) => Promise<{ readonly alert?: string | null }>;
  readonly hasFamily?: boolean;
  /** Into this lesson again; absent for those who may not add. */
  readonly putBack: (() => Promise<Answer>) | false;
};

/**
 * Out of this lesson at once, and back by a click. Out of all later ones only after a question: who stood in which of them is not known
 * afterwards, so nobody could be put back. R083
 */
export const useTakingOut = ({
  name,
  remove,
  hasFamily,
  putBack,
}: Leaving): { takeOut: () => void; question: ReactNode } => {
  const { reach } = useEditing();
  const [isAsking, setAsking] = useState(false);
  const say = useSay();
  const undo =
    putBack &&
    (() => void say.after(putBack(), ({ warnings }) => say.done(`Successfully added to event: ${name}`, { warnings })));
  const takeOutHere = () =>
    void say.after(remove(), ({ alert }) =>
      say.done(alert ?? `${name} was removed from this lesson`, { undo: undo || undefined }),
    );
  const values = { notify: useNotifyOfEnd() };
  const takeOutOfAll = ({ notify }: { notify: Notify }) =>
    remove(tellsToWire(notify.on)).then(({ alert }) =>
      say.done(alert ?? `${name} was removed from this and all later lessons`),
    );
  const question = isAsking && (
    <Modal danger values={values} onSubmit={takeOutOfAll} onSaved={() => setAsking(false)}>
      <Question
        title={`Remove ${name} from this and all later lessons?`}
        submitLabel="Remove"
        cancelLabel="Keep"
        onClose={() => setAsking(false)}
      >
        <p>{`${name} leaves this lesson and every later one of its series. It cannot be undone.`}</p>
        {hasFamily && <NotifyToggle label="Notify the family, in one mail" />}
      </Question>
    </Modal>
  );
  return { takeOut: reach === 'later' ? () => setAsking(true) : takeOutHere, question };
};
