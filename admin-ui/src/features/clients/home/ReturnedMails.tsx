import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useClearAddress, useMailWishes, type MailReader } from '@/data/requests/mail-wishes';
import { dayAndTime } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';

type Returned = NonNullable<MailReader['returned']>;

const meaning: Readonly<Record<Returned['kind'], { readonly tag: string; readonly says: string }>> = {
  bounced: {
    tag: 'Mail bounced',
    says: 'Mails to this address reach nobody. Ask for another one: once it is changed, this is gone.',
  },
  complained: {
    tag: 'Reported as unwanted',
    says: 'Whoever reads there told their mail provider that they do not want such mails. Only what is always sent still goes there.',
  },
};

type OneProps = { readonly reader: MailReader; readonly returned: Returned; readonly holderId: string };

const One = ({ reader: { person_id, person_name }, returned, holderId }: OneProps) => {
  const { canCall } = useAccess();
  const { mutateAsync, isPending } = useClearAddress(holderId);
  const say = useSay();
  const { kind, address, reason, returned_at } = returned;
  const { tag, says } = meaning[kind];
  const clear = () =>
    void say.after(mutateAsync({ person_id }), () => say.done('Noted, until the next mail to it comes back'));
  return (
    <li className="stack gap-1">
      <span className="row middle wrap gap-2">
        <strong>{person_name}</strong>
        <Tag tone="warning">{tag}</Tag>
      </span>
      <span className="client-address muted">
        {`${address} · ${dayAndTime(returned_at.slice(0, 10), returned_at.slice(11))}`}
      </span>
      {reason && <span className="client-address muted">{reason}</span>}
      <span>{says}</span>
      {canCall('mails/clearAddress') && (
        <p>
          <Button variant="outlined" disabled={isPending} onClick={clear}>
            The Address Works
          </Button>
        </p>
      )}
    </li>
  );
};

/** Addresses of the family from which mails come back; nothing where all arrive. */
export const ReturnedMails = ({ holderId }: { readonly holderId: string }) => {
  const { data } = useMailWishes(holderId);
  const found =
    data?.people.flatMap((reader) => (reader.returned ? [{ reader, returned: reader.returned }] : [])) ?? [];
  if (found.length === 0) return null;
  return (
    <section className="client-section stack gap-2" aria-label="Mails come back">
      <h2>Mails come back</h2>
      <ul className="stack gap-4">
        {found.map(({ reader, returned }) => (
          <One key={reader.person_id} reader={reader} returned={returned} holderId={holderId} />
        ))}
      </ul>
    </section>
  );
};
