import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useLinkEnquiry, type Enquiry } from '@/data/requests/enquiries';
import { useSay } from '@/ui/use-say';
import { likeWords, nameOf } from './enquiry-words';
import { useKnownClients } from './use-known-clients';
import { MakeClient } from './MakeClient';

/** People whom the barn knows and who may be the same; staff without an account are no clients. */
const Known = ({ enquiry }: { enquiry: Enquiry }) => {
  const { id } = enquiry;
  const clients = useKnownClients(enquiry);
  const { mutate, isPending } = useLinkEnquiry();
  const say = useSay();
  if (clients.length === 0) return null;
  const link = (person_id: string, name: string) =>
    mutate(
      { id, person_id },
      { onSuccess: () => say.done(`This is ${name}’s enquiry now`), onError: (error) => say.refused(error) },
    );
  return (
    <>
      <p className="enquiry-line">Somebody you know already?</p>
      <ul className="enquiry-known" aria-label="Known already?">
        {clients.map(({ person_id, person_name, account_name, matches }) => (
          <li key={person_id}>
            <span>
              <Link to={clientHome(person_id)}>{person_name}</Link>{' '}
              <span className="muted">
                {[likeWords(matches), ...(account_name === person_name ? [] : [`account of ${account_name}`])].join(
                  ' · ',
                )}
              </span>
            </span>
            <Button size="small" disabled={isPending} onClick={() => link(person_id, person_name)}>
              {`It is ${person_name}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The client that an enquiry became, or how it becomes one. */
export const EnquiryClient = ({ enquiry }: { enquiry: Enquiry }) => {
  const { canCall } = useAccess();
  const { mutate, isPending } = useLinkEnquiry();
  const [isMaking, setMaking] = useState(false);
  const say = useSay();
  const { id, person_id, person_name } = enquiry;
  if (person_id)
    return (
      <section className="row middle wrap gap-2" aria-label="Client">
        <span>
          Client: <Link to={clientHome(person_id)}>{person_name ?? nameOf(enquiry)}</Link>
        </span>
        {canCall('enquiries/link') && (
          <Button
            size="small"
            disabled={isPending}
            onClick={() => mutate({ id, person_id: null }, { onError: (error) => say.refused(error) })}
          >
            Not theirs
          </Button>
        )}
      </section>
    );
  if (!canCall('enquiries/makeClient')) return null;
  return (
    <section className="stack gap-3" aria-label="Client">
      <Known enquiry={enquiry} />
      <div>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          Make a client of it…
        </Button>
      </div>
      {isMaking && <MakeClient enquiry={enquiry} onClose={() => setMaking(false)} />}
    </section>
  );
};
