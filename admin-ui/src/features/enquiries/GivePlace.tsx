import { useWatch } from 'react-hook-form';
import { useClient } from '@/data/requests/client';
import { useGivePlace, type AskedPlace, type Enquiry } from '@/data/requests/enquiries';
import { RadioField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { heldAmount, lessonWords, likeWords, nameOf, riderOfEnquiry } from './enquiry-words';
import { checkClient, ClientFields, clientOf, RiderNames, valuesOf, type ClientValues } from './MakeClient';
import { useKnownClients } from './use-known-clients';

const NEW = 'new';

/** `account`: somebody whom the barn knows, or a new client; `student`: one of the account's riders, or a new one. */
type Values = ClientValues & { readonly account: string; readonly student: string };

const check = (values: Values) => {
  if (values.account === NEW) return checkClient(values);
  if (values.student !== NEW || values.rider_first_name.trim()) return {};
  return { rider_first_name: 'The rider’s first name is required' };
};

const wishOf = ({ account, student, ...client }: Values) => {
  if (account === NEW) return clientOf(client);
  if (student !== NEW) return { person_id: account, student_id: student };
  const { rider_first_name, rider_last_name, rider_notes } = client;
  return { person_id: account, rider_first_name, rider_last_name, rider_notes };
};

const RiderOfAccount = ({ personId }: { personId: string }) => {
  const { data } = useClient(personId);
  const student = useWatch<Values, 'student'>({ name: 'student' });
  const riders = data?.members.filter(({ student_id }) => student_id) ?? [];
  return (
    <>
      <RadioField
        source="student"
        legend="Who rides?"
        options={[
          ...riders.map(({ student_id, person_name }) => ({ id: student_id ?? '', name: person_name })),
          { id: NEW, name: 'A new rider of this account' },
        ]}
      />
      {student === NEW && (
        <>
          <RiderNames />
          <TextField source="rider_notes" label="Notes of the rider" maxLength={500} />
        </>
      )}
    </>
  );
};

type Accounts = readonly { readonly id: string; readonly name: string }[];

const WhoRides = ({ accounts }: { accounts: Accounts }) => {
  const account = useWatch<Values, 'account'>({ name: 'account' });
  return (
    <>
      {accounts.length > 1 && <RadioField source="account" legend="Whose account?" options={accounts} />}
      {account === NEW ? <ClientFields /> : <RiderOfAccount key={account} personId={account} />}
    </>
  );
};

const howPaid = ({ payment }: AskedPlace, hadNone: boolean): string => {
  if (payment?.state === 'held')
    return `${heldAmount(payment)} is taken from the guest’s card and pays for it, and the receipt goes by mail. `;
  return hadNone
    ? 'Nothing covers it yet: it is owed from that day on. '
    : 'A package that fits covers it; without one it is owed from that day on. ';
};

/** What comes of it, before it is done. */
const Consequence = ({ enquiry, place, isFull }: { enquiry: Enquiry; place: AskedPlace; isFull: boolean }) => {
  const [account, student] = useWatch<Values, ['account', 'student']>({ name: ['account', 'student'] });
  return (
    <p className="enquiry-line">
      {account === NEW && `${nameOf(enquiry)} becomes a client. `}
      {`The rider is put into the lesson on ${lessonWords(place)}. `}
      {howPaid(place, account === NEW || student === NEW)}
      {isFull &&
        place.max_enrollment !== null &&
        `The lesson has no free place: ${place.riding + 1} would ride where ${place.max_enrollment} can. `}
      {enquiry.is_confirmed === 1
        ? `${enquiry.first_name} is told by mail.`
        : 'Nothing is mailed, because the address is not confirmed.'}
    </p>
  );
};

const useAccounts = (enquiry: Enquiry): Accounts => {
  const known = useKnownClients(enquiry);
  const { person_id, person_name } = enquiry;
  if (person_id) return [{ id: person_id, name: person_name ?? nameOf(enquiry) }];
  return [
    { id: NEW, name: 'A new client' },
    ...known.map((one) => ({ id: one.person_id, name: `${one.person_name} (${likeWords(one.matches)})` })),
  ];
};

type Props = { readonly enquiry: Enquiry; readonly place: AskedPlace; readonly onClose: () => void };

/** The client, the rider and the place in one step. */
export const GivePlace = ({ enquiry, place, onClose }: Props) => {
  const { mutateAsync } = useGivePlace();
  const accounts = useAccounts(enquiry);
  const say = useSay();
  const isFull = place.free === 0;
  const save = async (values: Values) => {
    const { warnings } = await mutateAsync({ id: enquiry.id, ...wishOf(values), overfill: isFull ? 1 : 0 });
    say.done(`${riderOfEnquiry(enquiry)} has the place`, { warnings });
  };
  const values = { ...valuesOf(enquiry), account: enquiry.person_id ?? NEW, student: NEW };
  return (
    <Modal values={values} validate={check} onSubmit={save} onSaved={onClose}>
      <Question
        title={`Give ${riderOfEnquiry(enquiry)} the place`}
        submitLabel={isFull ? 'Give it all the same' : 'Give the place'}
        onClose={onClose}
      >
        <WhoRides accounts={accounts} />
        <Consequence {...{ enquiry, place, isFull }} />
      </Question>
    </Modal>
  );
};
