import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Reply } from '@leadline/api-client';
import { useLookalikes, useMergeAccounts, useMergePreview } from '@/data/requests/people';
import { count, dateOnly } from '@/data/time/words';
import { RadioInput, TextInput, Toggle } from '@/ui/form/inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useSettled } from '@/ui/use-settled';
import { useFamily } from '@/data/client-context';

type Account = Reply<'rest/accounts'>[number];
type Holder = NonNullable<ReturnType<typeof useFamily>['account']>;

/** Accounts by what is typed; until somebody types, those that look the same. */
const useOthers = ({ person_id, first_name, last_name, contact_email, contact_mobile }: Holder, typed: string) => {
  const q = useSettled(typed.trim());
  const { data: alike = [] } = useLookalikes({
    firstName: first_name,
    lastName: last_name,
    ...(contact_email && { email: contact_email }),
    ...(contact_mobile && { phone1: contact_mobile }),
    person_id,
  });
  const ids = alike.map((one) => one.person_id);
  const { data = [] } = useGetList<Account>(
    'accounts',
    {
      filter: q ? { q } : { id: ids },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'person_name', order: 'ASC' },
    },
    { enabled: q !== '' || ids.length > 0 },
  );
  return data.filter(({ id }) => id !== person_id);
};

const nameOf = ({ person_name, members, contact_email }: Account) =>
  [person_name, members.map((member) => member.person_name).join(', '), contact_email].filter(Boolean).join(' · ');

type Twin = Reply<'people/previewMerge'>['twins'][number];
type TwinsProps = {
  readonly twins: readonly Twin[];
  readonly apart: readonly string[];
  readonly setApart: (ids: readonly string[]) => void;
};

/** Riders whom both accounts have: they become one each, unless somebody says that they are two. */
const Twins = ({ twins, apart, setApart }: TwinsProps) => (
  <fieldset className="choices">
    <legend className="field-label">On both accounts</legend>
    {twins.map(({ merged_student_id: id, person_name, date_of_birth, refused }) => (
      <div key={id}>
        <Toggle
          label={`${person_name}${date_of_birth ? `, born ${dateOnly(date_of_birth)}` : ''}: make the two records one`}
          checked={refused === null && !apart.includes(id)}
          disabled={refused !== null}
          onChange={(one) => setApart(one ? apart.filter((other) => other !== id) : [...apart, id])}
        />
        {refused && <p className="muted">{`They stay two. ${refused}`}</p>}
      </div>
    ))}
  </fieldset>
);

const together = (twins: readonly Twin[], apart: readonly string[]) =>
  twins
    .filter(({ merged_student_id, refused }) => refused === null && !apart.includes(merged_student_id))
    .map(({ student_id, merged_student_id }) => ({ student_id, merged_student_id }));

const Follows = ({ mergedId, kept }: { mergedId: string; kept: Holder }) => {
  const { data, error, refetch } = useMergePreview(mergedId, kept.person_id);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="What follows" />;
  const { person_name, riders, payments, holder_leaves, has_login } = data;
  return (
    <ul className="activation-follows">
      {riders.length > 0 && (
        <li>
          Joins with all lessons and packages: <strong>{riders.join(', ')}</strong>
        </li>
      )}
      {payments > 0 && <li>{`${count(payments, 'payment')} and invoices move to ${kept.person_name}.`}</li>}
      {holder_leaves === 1 && (
        <li>{`The other ${person_name} is inactivated${has_login ? ' and cannot sign in any more' : ''}.`}</li>
      )}
      <li>This cannot be taken back.</li>
    </ul>
  );
};

/** Finds the other account, says what joins, and only then the red button. */
export const MergeAccounts = () => {
  const { account, address } = useFamily();
  return account ? <Merging kept={account} address={address} /> : null;
};

const Merging = ({ kept, address }: { kept: Holder; address: string }) => {
  const [typed, setTyped] = useState('');
  const [mergedId, setMergedId] = useState('');
  const [apart, setApart] = useState<readonly string[]>([]);
  const others = useOthers(kept, typed);
  const { data: preview } = useMergePreview(mergedId, kept.person_id);
  const twins = preview?.twins ?? [];
  const { mutateAsync } = useMergeAccounts();
  const navigate = useNavigate();
  const say = useSay();
  const close = () => void navigate(`${address}/account`);
  const merge = async () => {
    await mutateAsync({
      account_person_id: kept.person_id,
      merged_id: mergedId,
      ...(twins.length > 0 && { riders: together(twins, apart) }),
    });
    say.done(`The accounts are one now, of ${kept.person_name}`);
  };
  return (
    <Modal danger values={{}} onSubmit={merge} onSaved={close}>
      <Question
        title={`Merge an account into that of ${kept.person_name}`}
        submitLabel="Merge Accounts"
        cancelLabel="Keep both"
        disabled={!preview || !others.some(({ id }) => id === mergedId)}
        onClose={close}
      >
        <TextInput
          label="The other account"
          type="search"
          autoFocus
          placeholder="start typing to search for an account holder"
          value={typed}
          onChange={setTyped}
          hint="By the holder’s name, email or phone."
        />
        {others.length > 0 && (
          <RadioInput
            legend={typed.trim() ? 'Found' : 'These look the same'}
            value={mergedId}
            onChange={setMergedId}
            options={others.map((one) => ({ id: one.id, name: nameOf(one) }))}
          />
        )}
        {others.some(({ id }) => id === mergedId) && (
          <>
            <Follows mergedId={mergedId} kept={kept} />
            {twins.length > 0 && <Twins {...{ twins, apart, setApart }} />}
          </>
        )}
      </Question>
    </Modal>
  );
};
