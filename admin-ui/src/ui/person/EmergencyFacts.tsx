import type { EmergencyCard } from '@/data/requests/emergency-cards';
import { dayAndYear } from '@/data/time/words';
import { medicalWords } from './medical-words';
import './emergency.css';

const Contact = ({ name, phone, relation }: EmergencyCard['contacts'][number]) => (
  <li>
    {name}
    {relation && <span className="muted"> · {relation}</span>}
    <a href={`tel:${phone}`}>{phone}</a>
  </li>
);

const NoteOf = ({ card }: { readonly card: EmergencyCard }) => (
  <p className={card.medical_note ? 'emergency-note' : 'muted'}>{medicalWords(card) ?? 'No medical note.'}</p>
);

/** Those who are noted, and the account holder last, unless that number stands there already. */
const calledOf = ({ contacts, account_holder }: EmergencyCard) =>
  !account_holder || contacts.some(({ phone }) => phone === account_holder.phone)
    ? contacts
    : [...contacts, { ...account_holder, relation: 'account holder' }];

const Called = ({ card }: { readonly card: EmergencyCard }) => {
  const called = calledOf(card);
  return (
    <>
      {card.contacts.length === 0 && <p className="muted">Nobody is noted to call.</p>}
      {called.length > 0 && (
        <ol className="emergency-contacts" aria-label="Whom to call">
          {called.map((contact, at) => (
            // Two contacts may be the same but for their place.
            <Contact key={at} {...contact} />
          ))}
        </ol>
      )}
    </>
  );
};

/** Whom to call, a tap away, and what to know. */
export const EmergencyFacts = ({ card }: { readonly card: EmergencyCard }) => (
  <div className="stack gap-2">
    <Called card={card} />
    <NoteOf card={card} />
    {card.noted_on && (
      <p className="muted small">
        Noted on {dayAndYear(card.noted_on)}
        {card.noted_by && ` by ${card.noted_by}`}
      </p>
    )}
  </div>
);
