import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useErase, useErasurePreview } from '@/data/requests/people';
import { useSavePersonalData } from '@/data/requests/personal-data';
import { count } from '@/data/time/words';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

type Person = { readonly person_id: string; readonly person_name: string };
type Props = {
  readonly person: Person;
  /** The list that opens afterwards: of this page nothing is left. */
  readonly leadsTo: string;
};
type Preview = NonNullable<ReturnType<typeof useErasurePreview>['data']>;

const Refused = ({ reasons }: { reasons: readonly string[] }) => (
  <div role="alert">
    <p>Not yet. First:</p>
    <ul className="activation-follows">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
);

const Follows = ({ preview, person }: { preview: Preview; person: Person }) => {
  const { people, notes, lessons_left, flat_packages, shared_packages, unpaid_lessons, titles } = preview;
  const others = people.filter(({ person_id }) => person_id !== person.person_id);
  const namesakes = people.filter(({ is_namesake }) => is_namesake === 1);
  return (
    <ul className="activation-follows">
      {others.length > 0 && (
        <li>
          {'Everybody on the account is erased together: '}
          <strong>{others.map(({ person_name }) => person_name).join(', ')}</strong>
        </li>
      )}
      <li>
        {`Names, addresses, telephone numbers, birth dates, ${count(notes, 'note')}, waivers, logins, saved cards ` +
          'and the text of mails are gone.'}
      </li>
      <li>Lessons, payments and their figures stay, and name nobody. Keep the invoices that you need as PDF before.</li>
      {lessons_left > 0 && <li>{`${count(lessons_left, 'lesson')} left on packages cannot be used any more.`}</li>}
      {flat_packages > 0 && <li>{`${count(flat_packages, 'package')} that still runs cannot be used any more.`}</li>}
      {shared_packages > 0 && (
        <li>{`${count(shared_packages, 'package')} that the family shares passes to another rider of the account.`}</li>
      )}
      {unpaid_lessons > 0 && (
        <li>{`Nobody can be asked for ${count(unpaid_lessons, 'lesson')} that nothing has paid for.`}</li>
      )}
      {titles > 0 && <li>{`The name stays in the title of ${count(titles, 'lesson')}.`}</li>}
      {namesakes.map(({ person_id, person_name }) => (
        <li key={person_id}>{`Somebody else here is called ${person_name}: texts that name them stay as they are.`}</li>
      ))}
      <li>Backups made until now keep it as long as they are kept themselves.</li>
      <li>This cannot be taken back.</li>
    </ul>
  );
};

type Values = { readonly person_name: string };

const Erasing = ({ person, leadsTo, onClose }: Props & { onClose: () => void }) => {
  const { person_id, person_name } = person;
  const { data, error, refetch } = useErasurePreview(person_id);
  const { mutateAsync } = useErase();
  const navigate = useNavigate();
  const say = useSay();
  const mayErase = data !== undefined && data.refused.length === 0;
  const erase = async (values: Values) => {
    const { person_ids } = await mutateAsync({ person_id, ...values });
    say.done(`${count(person_ids.length, 'person', 'people')} erased`);
  };
  return (
    <Modal<Values> danger values={{ person_name: '' }} onSubmit={erase} onSaved={() => void navigate(leadsTo)}>
      <Question
        title={`Erase ${person_name} for good?`}
        submitLabel="Erase for good"
        cancelLabel="Keep"
        disabled={!mayErase}
        onClose={onClose}
      >
        {!data && <Unanswered error={error} refetch={refetch} rows={4} label="What follows" />}
        {data && !mayErase && <Refused reasons={data.refused} />}
        {mayErase && <Follows preview={data} person={person} />}
        {mayErase && (
          <TextField
            source="person_name"
            label="The name, to be sure"
            hint={`Type ${person_name}`}
            required
            maxLength={201}
          />
        )}
      </Question>
    </Modal>
  );
};

const Told = ({ person }: { person: Person }) => {
  const { mutate, isPending } = useSavePersonalData(person);
  const say = useSay();
  const save = (as: 'PDF' | 'JSON') => mutate(as, { onError: (error) => say.refused(error) });
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => save('PDF')}>
        Save as PDF
      </Button>
      <Button variant="outlined" disabled={isPending} onClick={() => save('JSON')}>
        Save as JSON
      </Button>
    </>
  );
};

/**
 * What somebody may ask of the barn: what it keeps of them, and the way out of the books. Says what goes and what stays, and only then
 * shows the red button.
 */
export const ErasePerson = (props: Props) => {
  const [asks, setAsks] = useState(false);
  const { canCall } = useAccess();
  if (!canCall('people/erase')) return null;
  return (
    <section className="stack gap-2" aria-label="Personal data">
      <h2>Personal data</h2>
      <p className="muted">
        Who asks what is kept of them gets all of it as a file; who wants to be forgotten is erased. To pause,
        inactivate instead.
      </p>
      <p className="row-inline gap-2 wrap">
        {canCall('people/personalData') && <Told person={props.person} />}
        <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
          Erase personal data…
        </Button>
      </p>
      {asks && <Erasing {...props} onClose={() => setAsks(false)} />}
    </section>
  );
};
