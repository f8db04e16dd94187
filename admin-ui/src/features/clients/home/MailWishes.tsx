import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useMailWishes } from '@/data/requests/mail-wishes';
import { ReturnedMails } from './ReturnedMails';

const Unwanted = ({ holderId }: { readonly holderId: string }) => {
  const { data } = useMailWishes(holderId);
  const refusing = data?.people.filter(({ refused }) => refused.length > 0) ?? [];
  if (!data || refusing.length === 0) return null;
  const nameOf = (wanted: string) => data.kinds.find(({ kind }) => kind === wanted)?.name ?? wanted;
  return (
    <section className="client-section stack gap-2" aria-label="Mails not wanted">
      <h2>Mails not wanted</h2>
      <ul className="stack gap-2">
        {refusing.map(({ person_id, person_name, refused }) => (
          <li key={person_id}>
            <strong>{person_name}</strong> <span className="muted">{refused.map(nameOf).join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="muted">They said so themselves, and change it in the portal. All other mails are sent to them.</p>
    </section>
  );
};

/** Which mails do not arrive, and what the family said that it does not want; nothing where it gets and wants everything. */
export const MailWishes = () => {
  const { account } = useFamily();
  const { canCall } = useAccess();
  if (!account || !canCall('mail_wishes/index')) return null;
  return (
    <>
      <ReturnedMails holderId={account.person_id} />
      <Unwanted holderId={account.person_id} />
    </>
  );
};
