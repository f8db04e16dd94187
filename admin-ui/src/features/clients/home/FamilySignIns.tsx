import { useState } from 'react';
import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useFamilySignIns, useKeepFamilySignIns, type FamilySignIn } from '@/data/requests/logins';
import { Toggle } from '@/ui/form/inputs';
import { useLoginState } from '@/ui/login/ShownLogin';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { InviteToFamily } from './InviteToFamily';
import { partNames } from './family-parts';

type OneProps = { readonly one: FamilySignIn; readonly holderId: string };

const RemoveSignIn = ({ one, holderId, onClose }: OneProps & { readonly onClose: () => void }) => {
  const { mutateAsync } = useKeepFamilySignIns('family_sign_ins/remove', holderId);
  const say = useSay();
  const remove = () =>
    mutateAsync({ user_id: one.user_id }).then(() => say.done(`${one.person_name} can no longer sign in`));
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question title="Remove this sign-in?" submitLabel="Remove Sign-in" cancelLabel="Keep Sign-in" onClose={onClose}>
        <p>{`${one.person_name} cannot sign in with ${one.email ?? 'it'} any more, and is signed out everywhere at once.`}</p>
        <p>Lessons that are booked stay booked. Somebody can be invited again at any time.</p>
      </Question>
    </Modal>
  );
};

/** What can be changed of a sign-in is saved at once. */
const Wish = ({ one, holderId }: OneProps) => {
  const { mutateAsync } = useKeepFamilySignIns('family_sign_ins/change', holderId);
  const say = useSay();
  const change = (wish: { gets_mails?: 0 | 1; may_buy?: 0 | 1 }) =>
    void say.after(mutateAsync({ user_id: one.user_id, ...wish }), () => say.done('Saved'));
  if (one.part === 'guardian')
    return (
      <Toggle
        label="Gets the mails of the family"
        checked={one.gets_mails === 1}
        onChange={(on) => change({ gets_mails: on ? 1 : 0 })}
      />
    );
  if (one.part === 'teen')
    return (
      <Toggle label="May buy packages" checked={one.may_buy === 1} onChange={(on) => change({ may_buy: on ? 1 : 0 })} />
    );
  return null;
};

const One = ({ one, holderId }: OneProps) => {
  const [removing, setRemoving] = useState(false);
  const { mutateAsync, isPending } = useKeepFamilySignIns('family_sign_ins/resend', holderId);
  const say = useSay();
  const state = useLoginState(one);
  const { user_id, person_name, email } = one;
  const resend = () =>
    void say.after(mutateAsync({ user_id }), () => say.done(`A new invitation was sent to ${email ?? person_name}`));
  return (
    <li className="client-sign-in stack gap-1">
      <p>
        <strong>{person_name}</strong> <span className="muted">{`${partNames[one.part]} · ${email ?? ''}`}</span>
      </p>
      <p className="muted">{state}</p>
      <Wish one={one} holderId={holderId} />
      <p className="row wrap gap-2">
        {one.is_invited === 1 && one.is_active === 1 && (
          <Button variant="outlined" disabled={isPending} onClick={resend}>
            Send Invitation Again
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          aria-label={`Remove the sign-in of ${person_name}`}
          onClick={() => setRemoving(true)}
        >
          Remove…
        </Button>
      </p>
      {removing && <RemoveSignIn one={one} holderId={holderId} onClose={() => setRemoving(false)} />}
    </li>
  );
};

const Listed = ({ holderId }: { readonly holderId: string }) => {
  const { data, error, refetch } = useFamilySignIns(holderId);
  const [inviting, setInviting] = useState(false);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={2} label="Loading the family’s sign-ins" />;
  const { sign_ins, most } = data;
  return (
    <>
      {sign_ins.length === 0 && (
        <p className="muted">
          Nobody besides the account holder. The family can invite a guardian, a teen or a reader.
        </p>
      )}
      <ul className="client-sign-ins stack gap-4">
        {sign_ins.map((one) => (
          <One key={one.user_id} one={one} holderId={holderId} />
        ))}
      </ul>
      {sign_ins.length < most ? (
        <p>
          <Button variant="outlined" onClick={() => setInviting(true)}>
            Invite Somebody…
          </Button>
        </p>
      ) : (
        <p className="muted">{`${most} people besides the account holder are as many as an account can have.`}</p>
      )}
      {inviting && (
        <InviteToFamily
          holderId={holderId}
          signsIn={sign_ins.map(({ person_id }) => person_id)}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
};

/** Other people of the family with a sign-in of their own, as administrators keep them; the family does so itself in the portal. */
export const FamilySignIns = () => {
  const { account } = useFamily();
  const { canCall } = useAccess();
  if (!account || !canCall('family_sign_ins/invite')) return null;
  return (
    <section className="client-section stack gap-2" aria-label="Who else signs in">
      <h2>Who else signs in</h2>
      <Listed holderId={account.person_id} />
    </section>
  );
};
