import { useListContext } from 'react-admin';
import { useActivationsPreview, useSetManyActive } from '@/data/requests/people';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import type { AnyRow } from '@/ui/list/describe-list';
import { useRefresh } from '@/ui/list/use-refresh';
import './client.css';

type Person = AnyRow & { readonly person_id: string };
type Preview = NonNullable<ReturnType<typeof useActivationsPreview>['data']>;

const staffVerb = (staff: number, leaves: boolean) => `${leaves ? 'leave' : 'join'}${staff === 1 ? 's' : ''}`;

const Follows = ({ preview, leaves }: { preview: Preview; leaves: boolean }) => {
  const { along, logins, staff, booked, taught } = preview;
  return (
    <ul className="activation-follows">
      {along > 0 && <li>{`${count(along, 'member')} of their accounts ${along === 1 ? 'goes' : 'go'} along.`}</li>}
      {logins > 0 && (
        <li>
          {leaves
            ? `${count(logins, 'login')} cannot sign in any more, and ${logins === 1 ? 'is' : 'are'} signed out within a minute.`
            : `${count(logins, 'login')} can sign in again.`}
        </li>
      )}
      {staff > 0 && <li>{`${staff} of them ${staffVerb(staff, leaves)} the staff, too.`}</li>}
      {leaves && booked > 0 && (
        <li>{`${count(booked, 'place')} in coming lessons stay booked; nothing is cancelled.`}</li>
      )}
      {leaves && taught > 0 && <li>{`${count(taught, 'coming lesson')} keep them as instructor.`}</li>}
      {leaves && <li>Lessons, packages, payments and notes stay, and everything can be activated again.</li>}
    </ul>
  );
};

type BulkProps = { readonly rows: readonly AnyRow[]; readonly active: 0 | 1; readonly onClose: () => void };

/** Says first, in numbers, what follows for members, logins and lessons; exactly this is taken back. R030 F20 */
export const BulkActivationQuestion = ({ rows, active, onClose }: BulkProps) => {
  const ids = (rows as readonly Person[]).map(({ person_id }) => person_id);
  const whattodo = active ? 'activate' : 'inactivate';
  const { data, error, refetch } = useActivationsPreview(ids, whattodo);
  const { mutateAsync } = useSetManyActive();
  const { onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const say = useSay();
  const takeBack = (person_ids: readonly string[]) =>
    void say.after(mutateAsync({ person_ids, whattodo: active ? 'inactivate' : 'activate', alone: 1 }), () => {
      refresh();
      say.done('Undone');
    });
  const submit = async () => {
    const { person_ids } = await mutateAsync({ person_ids: ids, whattodo });
    onUnselectItems();
    refresh();
    const { length } = person_ids;
    say.done(`${count(length, 'person is', 'people are')} ${active ? 'active' : 'inactive'} now`, {
      ...(length > 0 && { undo: () => takeBack(person_ids) }),
    });
  };
  const word = active ? 'Activate' : 'Inactivate';
  return (
    <Modal values={{}} onSubmit={submit} onSaved={onClose}>
      <Question
        title={data ? `${word} ${count(data.people, 'person', 'people')}?` : `${word} what is selected?`}
        submitLabel={word}
        cancelLabel={active ? 'Keep inactive' : 'Keep active'}
        disabled={!data || data.people === 0}
        onClose={onClose}
      >
        {data ? (
          <Follows preview={data} leaves={active === 0} />
        ) : (
          <Unanswered error={error} refetch={refetch} rows={3} label="What follows" />
        )}
      </Question>
    </Modal>
  );
};
