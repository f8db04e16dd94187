import { useActivationPreview, useSetManyActive } from '@/data/requests/people';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import './client.css';

type Person = {
  readonly person_id: string;
  readonly person_name: string;
  readonly is_active: number;
  readonly isHolder: boolean;
};
type Preview = NonNullable<ReturnType<typeof useActivationPreview>['data']>;

const names = (people: readonly { readonly person_name: string }[]) => {
  const [last, ...others] = people.map(({ person_name }) => person_name).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
};

const Follows = ({
  preview: { people, booked, taught, holder_inactive },
  person,
}: {
  preview: Preview;
  person: Person;
}) => {
  const others = people.filter(({ person_id }) => person_id !== person.person_id);
  const logins = people.filter(({ has_login }) => has_login === 1);
  const staff = people.filter(({ is_staff }) => is_staff === 1);
  const leaves = person.is_active === 1;
  return (
    <ul className="activation-follows">
      {person.isHolder && <li>All students on the account are affected.</li>}
      {others.length > 0 && (
        <li>
          {leaves ? 'Inactivated together: ' : 'Activated together: '}
          <strong>{names(others)}</strong>
        </li>
      )}
      {logins.length > 0 && (
        <li>{`${names(logins)} ${leaves ? 'cannot sign in any more, and is signed out within a minute' : 'can sign in again'}.`}</li>
      )}
      {staff.length > 0 && <li>{`${names(staff)} is on the staff and ${leaves ? 'leaves' : 'joins'} it, too.`}</li>}
      {leaves && booked > 0 && (
        <li>{`${count(booked, 'place')} in coming lessons stay booked; nothing is cancelled.`}</li>
      )}
      {leaves && taught > 0 && <li>{`${count(taught, 'coming lesson')} keep them as instructor.`}</li>}
      {!leaves && holder_inactive === 1 && <li>The account holder stays inactive and cannot sign in.</li>}
      {leaves && <li>Lessons, packages, payments and notes stay, and everything can be activated again.</li>}
    </ul>
  );
};

/** Says first what follows for members, logins and lessons; exactly who changed is taken back. R030 F20 */
export const ActivationQuestion = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { person_id, person_name, is_active, isHolder } = person;
  const word = is_active ? 'Inactivate' : 'Activate';
  const { data, error, refetch } = useActivationPreview(person_id, is_active ? 'inactivate' : 'activate');
  const { mutateAsync } = useSetManyActive();
  const say = useSay();
  const takeBack = (person_ids: readonly string[]) =>
    void say.after(mutateAsync({ person_ids, whattodo: is_active ? 'activate' : 'inactivate', alone: 1 }), () =>
      say.done('Undone'),
    );
  const submit = async () => {
    const whattodo = is_active ? 'inactivate' : 'activate';
    const { person_ids } = await mutateAsync({ person_ids: [person_id], whattodo });
    say.done(`${person_name} is ${is_active ? 'inactive' : 'active'} now`, { undo: () => takeBack(person_ids) });
  };
  return (
    <Modal values={{}} onSubmit={submit} onSaved={onClose}>
      <Question
        title={`${word} ${isHolder ? `the account of ${person_name}` : person_name}?`}
        submitLabel={word}
        cancelLabel={is_active ? 'Keep active' : 'Keep inactive'}
        disabled={!data}
        onClose={onClose}
      >
        {data ? (
          <Follows preview={data} person={person} />
        ) : (
          <Unanswered error={error} refetch={refetch} rows={3} label="What follows" />
        )}
      </Question>
    </Modal>
  );
};
