import { useFieldArray } from 'react-hook-form';
import Button from '@mui/material/Button';
import { maxLength, required, TextInput } from 'react-admin';
import { useNoteEmergencyCard, type EmergencyCard } from '@/data/requests/emergency-cards';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import './emergency.css';

type Rider = { readonly studentId: string; readonly name: string };
type Contact = { name: string; phone: string; relation: string };
type Values = { contacts: Contact[]; medical_note: string };

const MOST_CONTACTS = 6;
const nobody: Contact = { name: '', phone: '', relation: '' };

const Contacts = () => {
  const { fields, append, remove } = useFieldArray<Values, 'contacts'>({ name: 'contacts' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="emergency-contact">
          <legend className="field-label">{at === 0 ? 'Who is called first' : `Then, number ${at + 1}`}</legend>
          <TextInput source={`contacts.${at}.name`} label="Name" validate={[required(), maxLength(100)]} />
          <TextInput source={`contacts.${at}.phone`} label="Phone" type="tel" validate={[required(), maxLength(40)]} />
          <TextInput
            source={`contacts.${at}.relation`}
            label="Relation"
            validate={maxLength(40)}
            helperText="Mother, grandfather, doctor"
          />
          <div>
            <Button variant="text" size="small" onClick={() => remove(at)}>
              Take off
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_CONTACTS && (
        <div>
          <Button variant="outlined" onClick={() => append(nobody)}>
            {fields.length === 0 ? 'Add somebody to call' : 'Add another'}
          </Button>
        </div>
      )}
    </>
  );
};

type Props = { readonly rider: Rider; readonly card: EmergencyCard; readonly onClose: () => void };

export const EmergencyQuestion = ({ rider: { studentId, name }, card, onClose }: Props) => {
  const { mutateAsync } = useNoteEmergencyCard();
  const say = useSay();
  const contacts = card.contacts.map((contact) => ({ ...contact, relation: contact.relation ?? '' }));
  const save = async (values: Values) => {
    await mutateAsync({ student_id: studentId, version: card.version, ...values });
    say.done(`Emergency card of ${name} saved`);
  };
  return (
    <Modal values={{ contacts, medical_note: card.medical_note ?? '' }} onSubmit={save} onSaved={onClose}>
      <Question title={`Emergency card of ${name}`} submitLabel="Save" onClose={onClose}>
        <Contacts />
        <TextInput
          source="medical_note"
          label="Medical note"
          multiline
          minRows={3}
          validate={maxLength(1000)}
          helperText="Allergies, medicines, what to know. Read by the family, by whoever teaches this rider, and by staff who may."
        />
      </Question>
    </Modal>
  );
};
