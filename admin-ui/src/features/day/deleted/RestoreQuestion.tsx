import { useState } from 'react';
import { useBarn } from '@/data/requests/barn';
import { usePreviewRestore, useRestoreLessons, type DeletedLesson } from '@/data/requests/deleted-lessons';
import { count } from '@/data/time/words';
import { whenOf } from '@/features/day/bulk/when-of';
import { NotifyToggle, tellsToWire, type Notify } from '@/features/lessons/NotifyFields';
import { WarningList } from '@/features/lessons/WarningList';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import '@/features/lessons/cancel/cancel.css';

const backWords = (riders: number) =>
  riders === 0
    ? 'Without riders.'
    : `${count(riders, 'rider gets the place', 'riders get their places')} back, with horses; packages pay for them as for new places.`;

const LeftOut = ({ places }: { places: number }) =>
  places > 0 && <p>{`${count(places, 'rider is', 'riders are')} inactive and left out.`}</p>;

const Asked = ({ chosen, onClose }: { chosen: readonly DeletedLesson[]; onClose: () => void }) => {
  const { data, error } = usePreviewRestore(chosen.map(({ id }) => id));
  const [only] = chosen;
  return (
    <Question
      title={chosen.length === 1 ? 'Bring back event' : 'Bring back events'}
      submitLabel={`Bring back ${count(chosen.length, 'event')}`}
      disabled={!data}
      onClose={onClose}
    >
      {chosen.length === 1 && only && (
        <p>
          <strong>{only.name}</strong>, {whenOf(only, true)}
        </p>
      )}
      <div className="consequence full" role="status" aria-label="What comes back">
        {!data && <p>{error?.message ?? 'Looking up what this will do…'}</p>}
        {data && (
          <>
            <p>{backWords(data.riders)}</p>
            <LeftOut places={data.left_out} />
            {data.warnings.length > 0 && <WarningList warnings={data.warnings} />}
          </>
        )}
      </div>
      <p className="muted">Notes, attendance and riders who had cancelled do not come back.</p>
      <NotifyToggle />
    </Question>
  );
};

type RestoreProps = {
  readonly chosen: readonly DeletedLesson[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Says first who comes back, and what the events would be in the way of. */
export const RestoreQuestion = ({ chosen, onDone, onClose }: RestoreProps) => {
  const { mutateAsync } = useRestoreLessons();
  const { send_notifications } = useBarn();
  const say = useSay();
  const [values] = useState<{ notify: Pick<Notify, 'on'> }>({ notify: { on: send_notifications === 1 } });
  const restore = async ({ notify }: typeof values) => {
    const { lessonIds } = await mutateAsync({ idarray: chosen.map(({ id }) => id), ...tellsToWire(notify.on) });
    say.done(count(lessonIds.length, 'event is back', 'events are back'));
  };
  return (
    <Modal values={values} onSubmit={restore} onSaved={onDone}>
      <Asked chosen={chosen} onClose={onClose} />
    </Modal>
  );
};
