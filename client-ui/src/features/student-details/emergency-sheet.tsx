import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { actsForFamily } from '../../components/family-part';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { emergencyCardQuery, useSaveEmergencyCard, type EmergencyCard } from '../../requests/emergency-card';
import { Button } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { TextArea } from '../../ui/text-area';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import styles from './emergency.module.css';

const MOST_CONTACTS = 6;
const nobody = { name: '', phone: '', relation: null };

type Refused = Readonly<Record<string, string>>;

const ContactFields = ({
  at,
  contact,
  refused,
}: {
  at: number;
  contact: EmergencyCard['contacts'][number];
  refused: Refused;
}) => {
  const field = (name: string) => ({ name: `contacts.${at}.${name}`, error: refused[`contacts.${at}.${name}`] });
  return (
    <fieldset className={styles.contact}>
      <legend>{at === 0 ? t('Who is called first') : t('Then, number {number}', { number: at + 1 })}</legend>
      <Field {...field('name')} label={t('Name')} maxLength={100} autoComplete="off" defaultValue={contact.name} />
      <Field
        {...field('phone')}
        label={t('Phone')}
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        defaultValue={contact.phone}
      />
      <Field
        {...field('relation')}
        label={t('Relation')}
        hint={t('Mother, grandfather, doctor')}
        maxLength={40}
        autoComplete="off"
        defaultValue={contact.relation ?? ''}
      />
    </fieldset>
  );
};

/** Whoever is left empty is nobody. */
const contactsOf = (data: FormData, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [name = '', phone = '', relation = ''] = ['name', 'phone', 'relation'].map((part) =>
      textOf(data, `contacts.${at}.${part}`),
    );
    return { at, name, phone, relation };
  }).filter(({ name, phone, relation }) => name || phone || relation);

const problemsOf = (contacts: ReturnType<typeof contactsOf>): Refused =>
  Object.fromEntries(
    contacts.flatMap(({ at, name, phone }) => [
      ...(name ? [] : [[`contacts.${at}.name`, t('Name required')] as const]),
      ...(phone ? [] : [[`contacts.${at}.phone`, t('Phone required')] as const]),
    ]),
  );

const Filling = ({ card, close }: { readonly card: EmergencyCard; readonly close: () => void }) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const saving = useSaveEmergencyCard(rider.studentId);
  const [shown, setShown] = useState(() => (card.contacts.length > 0 ? card.contacts : [nobody]));
  const [refused, setRefused] = useState<Refused>({});
  const submit = (data: FormData): void => {
    const contacts = contactsOf(data, shown.length);
    const problems = problemsOf(contacts);
    setRefused(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    saving.mutate(
      {
        contacts: contacts.map(({ name, phone, relation }) => ({ name, phone, relation })),
        medical_note: textOf(data, 'medical_note'),
        version: card.version,
      },
      {
        onSuccess: () => {
          toast(t('{barn} knows whom to call for {rider}', { barn: barn.farm_name, rider: rider.firstName }));
          close();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit}>
      {shown.map((contact, at) => (
        // They are added at the end alone.
        <ContactFields key={at} at={at} contact={contact} refused={refused} />
      ))}
      {shown.length < MOST_CONTACTS && (
        <Button onClick={() => setShown([...shown, nobody])}>{t('Add another person to call')}</Button>
      )}
      <TextArea
        label={t('Medical note')}
        name="medical_note"
        maxLength={1000}
        defaultValue={card.medical_note ?? ''}
        hint={t('Allergies, medicines, what to know. Who teaches {rider} reads it, and the barn’s office.', {
          rider: rider.firstName,
        })}
      />
      {saving.error && (
        <Notice tone="danger" role="alert">
          {asApiError(saving.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="info">{t('Saving needs a signal. Try again when you have one.')}</Notice>}
      <Button type="submit" look="primary" wide busy={saving.isPending} disabled={!canAct}>
        {t('Save')}
      </Button>
    </Form>
  );
};

const EmergencySheet = () => {
  const { rider, barn, base } = useFamily();
  const close = useCloseSheet(`${base}/details`);
  const isAsked = barn.keeps_emergency_cards === 1 && actsForFamily(barn);
  const card = useQuery({ ...emergencyCardQuery(rider.studentId), enabled: isAsked });
  if (!isAsked) return <Navigate replace to={`${base}/details`} />;
  // It rises once, as high as it will be.
  if (card.isPending) return null;
  return (
    <Sheet title={t('In an emergency: {rider}', { rider: rider.firstName })} onClose={close}>
      <Loaded query={card}>{(known) => <Filling card={known} close={close} />}</Loaded>
    </Sheet>
  );
};

export default EmergencySheet;
