import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMergeRiders, useRiderMergePreview, type Member } from '@/data/requests/people';
import { count, dateOnly } from '@/data/time/words';
import { RadioInput } from '@/ui/form/inputs';
import { Modal, Question } from '@/ui/Modal';
import { Empty, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useFamily } from '@/data/client-context';
import { othersOf } from './same-rider';

type Two = { readonly student_id: string; readonly merged_student_id: string };

const Follows = ({ two, kept }: { two: Two; kept: string }) => {
  const { data, error, refetch } = useRiderMergePreview(two);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="What follows" />;
  const { lessons, packages, notes, date_of_birth, has_login, refused, person_name } = data;
  if (refused) return <p role="alert">{refused}</p>;
  return (
    <ul className="activation-follows">
      <li>
        {`To ${kept} come ${count(lessons, 'lesson')}, ${count(packages, 'package')} and ${count(notes, 'note')}, ` +
          'with horse access and sections.'}
      </li>
      <li>Packages of either record pay for lessons that nothing has paid for on the other.</li>
      <li>Details that are not filled in are taken over; what is filled in stays as it is.</li>
      <li>
        {`The other ${person_name}${date_of_birth ? `, born ${dateOnly(date_of_birth)},` : ''} is inactivated` +
          (has_login ? ' and cannot sign in any more.' : '.')}
      </li>
      <li>This cannot be taken back.</li>
    </ul>
  );
};

const Merging = ({ kept, others, onClose }: { kept: Member; others: readonly Member[]; onClose: () => void }) => {
  const [chosen, setChosen] = useState(others.length === 1 ? (others[0]?.student_id ?? '') : '');
  const two = { student_id: kept.student_id, merged_student_id: chosen };
  const { data } = useRiderMergePreview(two);
  const { mutateAsync } = useMergeRiders();
  const say = useSay();
  const merge = async () => {
    await mutateAsync(two);
    say.done(`The two records are one now, ${kept.person_name}`);
  };
  return (
    <Modal danger values={{}} onSubmit={merge} onSaved={onClose}>
      <Question
        title={`Merge another record into ${kept.person_name}`}
        submitLabel="Merge Riders"
        cancelLabel="Keep both"
        disabled={!data || data.refused !== null}
        onClose={onClose}
      >
        <RadioInput
          legend="The record that goes"
          value={chosen}
          onChange={setChosen}
          options={others.map(({ student_id, person_name, level }) => ({
            id: student_id,
            name: [person_name, level].filter(Boolean).join(' · '),
          }))}
        />
        {chosen && <Follows two={two} kept={kept.person_name} />}
      </Question>
    </Modal>
  );
};

/** Of a rider who stands on the account twice; says what comes along, and only then the red button. */
export const MergeRiders = () => {
  const { currentClient, members, address } = useFamily();
  const navigate = useNavigate();
  const close = () => void navigate(`${address}/details`);
  const kept = members.find(({ person_id }) => person_id === currentClient.person_id);
  const others = othersOf(members, currentClient.person_id);
  if (!kept || others.length === 0) return <Empty title="Nobody else rides on this account" />;
  return <Merging kept={kept} others={others} onClose={close} />;
};
