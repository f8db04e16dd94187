import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ridingExperienceNames } from '@leadline/api-client';
import { clientHome } from '@/data/addresses/client-home-address';
import { useMakeClient, type Enquiry } from '@/data/requests/enquiries';
import { RadioField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Lookalikes } from '@/ui/person/Lookalikes';
import { useSay } from '@/ui/use-say';
import { nameOf } from './enquiry-words';

export type ClientValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly contact_email: string;
  readonly contact_mobile: string;
  readonly rides: 'holder' | 'other';
  readonly rider_first_name: string;
  readonly rider_last_name: string;
  readonly rider_notes: string;
};

/** "Ida Marie" rides with her mother's last name unless another is given; a name of several words ends with the last name. */
const riderOf = ({ rider_name, last_name }: Enquiry) => {
  const words = (rider_name ?? '').split(/\s+/).filter(Boolean);
  return words.length > 1
    ? { rider_first_name: words.slice(0, -1).join(' '), rider_last_name: words.at(-1) ?? '' }
    : { rider_first_name: words[0] ?? '', rider_last_name: last_name };
};

const notesOf = ({ experience, birth_year }: Enquiry): string =>
  [experience && ridingExperienceNames[experience], birth_year && `Born ${birth_year}`].filter(Boolean).join('. ');

/** As the enquiry says; everything may be changed before. */
export const valuesOf = (enquiry: Enquiry): ClientValues => ({
  first_name: enquiry.first_name,
  last_name: enquiry.last_name,
  contact_email: enquiry.email,
  contact_mobile: enquiry.phone ?? '',
  rides: enquiry.rider_name ? 'other' : 'holder',
  ...riderOf(enquiry),
  rider_notes: notesOf(enquiry),
});

export const checkClient = ({ first_name, rides, rider_first_name }: ClientValues) => ({
  ...(!first_name.trim() && { first_name: 'First name is required' }),
  ...(rides === 'other' && !rider_first_name.trim() && { rider_first_name: 'The rider’s first name is required' }),
});

export const RiderNames = () => (
  <>
    <TextField source="rider_first_name" label="Rider’s first name" required maxLength={100} />
    <TextField source="rider_last_name" label="Rider’s last name" maxLength={100} />
  </>
);

const Rider = () => {
  const rides = useWatch<ClientValues, 'rides'>({ name: 'rides' });
  return (
    <>
      <RadioField
        source="rides"
        legend="Who rides?"
        options={[
          { id: 'holder', name: 'The account holder' },
          { id: 'other', name: 'Somebody else of the family' },
        ]}
      />
      {rides === 'other' && <RiderNames />}
      <TextField source="rider_notes" label="Notes of the rider" maxLength={500} />
    </>
  );
};

const KnownAlready = () => {
  const [firstName, lastName, email, phone1] = useWatch<
    ClientValues,
    ['first_name', 'last_name', 'contact_email', 'contact_mobile']
  >({ name: ['first_name', 'last_name', 'contact_email', 'contact_mobile'] });
  return <Lookalikes described={{ firstName, lastName, email, phone1 }} />;
};

/** An account holder who is new, and who rides. */
export const ClientFields = () => (
  <>
    <TextField source="first_name" label="Account holder’s first name" required maxLength={100} />
    <TextField source="last_name" label="Last name" maxLength={100} />
    <TextField source="contact_email" label="Email" type="email" maxLength={254} />
    <TextField source="contact_mobile" label="Phone" maxLength={50} />
    <Rider />
  </>
);

/** As the calls want it: who rides is named where it is not the account holder. */
export const clientOf = ({ rides, rider_first_name, rider_last_name, ...holder }: ClientValues) => ({
  ...holder,
  ...(rides === 'other' && { rider_first_name, rider_last_name }),
});

/** A family with its rider, as the enquiry says; everything may be changed before. */
export const MakeClient = ({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) => {
  const { mutateAsync } = useMakeClient();
  const navigate = useNavigate();
  const say = useSay();
  const save = async (values: ClientValues) => {
    const holder_rides = values.rides === 'holder' ? 1 : 0;
    const { person_id } = await mutateAsync({ id: enquiry.id, ...clientOf(values), holder_rides });
    say.done(`${nameOf(enquiry)} is a client now`);
    void navigate(clientHome(person_id));
  };
  return (
    <Modal values={valuesOf(enquiry)} validate={checkClient} onSubmit={save} onSaved={onClose}>
      <Question title={`Make a client of ${nameOf(enquiry)}`} submitLabel="Make a client" onClose={onClose}>
        <ClientFields />
        <KnownAlready />
      </Question>
    </Modal>
  );
};
