import { useWatch } from 'react-hook-form';
import { useOptions } from '@/data/requests/options';
import { useRiderLevel, type RiderLevel } from '@/data/requests/rider-level';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useGiveLevel } from './use-give-level';
import { waitingIn } from './level-words';

type Rider = { readonly studentId: string; readonly name: string };
type Values = { readonly level: string };

const none = 'none';

/** What follows, before it is sent. */
const Consequence = ({ name, known, confirms }: { name: string; known: RiderLevel; confirms: boolean }) => {
  const { level } = useOptions();
  const chosen = useWatch<Values, 'level'>({ name: 'level' });
  const called = level.find(({ id }) => id === chosen)?.name;
  const now = known.level_name ?? 'without a level';
  if (chosen === (known.level_id ?? none)) return <p className="muted">{`${name} is ${now} now.`}</p>;
  if (!called) return <p>{`${name} has no level any more from today on.`}</p>;
  if (confirms) return <p>{`${name} is ${called} from today on; until now ${now}.`}</p>;
  return <p>{`${called} counts for ${name} when it is confirmed. Until then: ${now}.`}</p>;
};

const Asked = ({ rider, known, onClose }: { rider: Rider; known: RiderLevel; onClose: () => void }) => {
  const { level } = useOptions();
  const { confirms, give } = useGiveLevel(rider);
  const own = known.level_id ?? none;
  const { name } = rider;
  const change = ({ level: chosen }: Values) => {
    const name = level.find(({ id }) => id === chosen)?.name ?? 'no level';
    return give(chosen === none ? null : { id: chosen, name });
  };
  const kept = known.level_id && !level.some(({ id }) => id === known.level_id);
  const options = [
    ...level,
    ...(kept ? [{ id: own, name: `${known.level_name} (inactive)` }] : []),
    ...(confirms || own === none ? [{ id: none, name: 'No level' }] : []),
  ];
  return (
    <Modal values={{ level: waitingIn(known)?.level_id ?? own }} onSubmit={change} onSaved={onClose}>
      <Question title={`Level of ${name}`} submitLabel={confirms ? 'Confirm level' : 'Propose level'} onClose={onClose}>
        <RadioField source="level" legend="Level" options={options} />
        <Consequence name={name} known={known} confirms={confirms} />
      </Question>
    </Modal>
  );
};

/** Who may confirm a level sets it; whoever teaches proposes it. */
export const LevelQuestion = ({ rider, onClose }: { rider: Rider; onClose: () => void }) => {
  const { data, error, refetch } = useRiderLevel(rider.studentId);
  if (data) return <Asked rider={rider} known={data} onClose={onClose} />;
  return error ? (
    <Modal values={{}} onSubmit={() => Promise.resolve()} onSaved={onClose}>
      <Question title={`Level of ${rider.name}`} submitLabel="Close" onClose={onClose}>
        <Unanswered error={error} refetch={refetch} rows={2} label="Level" />
      </Question>
    </Modal>
  ) : null;
};
