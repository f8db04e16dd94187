import { Link } from 'react-router-dom';
import MedicalIcon from '@mui/icons-material/MedicalServicesOutlined';
import NoPicturesIcon from '@mui/icons-material/NoPhotographyOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import { medicalWords } from '@/ui/person/medical-words';
import { Tag } from '@/ui/Tag';
import { isPending, type RosterRow } from './roster-columns';

const Rider = ({ row }: { row: RosterRow }) => {
  const opens = useAccess().canOpen('clientProfile');
  const facts = [row.age !== null && `${row.age} years`, row.level].filter(Boolean).join(' · ');
  return (
    <div className="roster-rider">
      <i className="only-print roster-box" aria-hidden />
      <div>
        <strong>{opens ? <Link to={`${clientHome(row.person_id)}/lessons`}>{row.name}</Link> : row.name}</strong>{' '}
        {isPending(row) && <Tag tone="warning">pending</Tag>}
        {facts && <p className="muted">{facts}</p>}
      </div>
    </div>
  );
};

const Account = ({ row }: { row: RosterRow }) => {
  const phones = [row.contact_mobile, row.contact_homephone].filter((phone) => phone !== null);
  return (
    <div>
      <p>{row.account_person_id === row.person_id ? 'Own account' : row.account_name}</p>
      {phones.map((phone) => (
        <p key={phone}>
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
      ))}
      {row.contact_email && (
        <p>
          <a href={`mailto:${row.contact_email}`}>{row.contact_email}</a>
        </p>
      )}
      <InAnEmergency contacts={row.emergency_contacts} />
    </div>
  );
};

const InAnEmergency = ({ contacts }: { contacts: RosterRow['emergency_contacts'] }) => (
  <>
    {contacts.length > 0 && <p className="muted">In an emergency</p>}
    {contacts.map(({ name, phone, relation }, at) => (
      // Two contacts may be the same but for their place.
      <p key={at}>
        {relation ? `${name} (${relation})` : name} <a href={`tel:${phone}`}>{phone}</a>
      </p>
    ))}
  </>
);

const MedicalNote = ({ row }: { row: RosterRow }) => {
  const words = medicalWords(row);
  return (
    words && (
      <p className="keep-lines">
        <MedicalIcon fontSize="inherit" /> <span className="visually-hidden">Medical note. </span>
        {words}
      </p>
    )
  );
};

const ToKnow = ({ row }: { row: RosterRow }) => (
  <div>
    <MedicalNote row={row} />
    {row.photo_consent === 'none' && (
      <p>
        <NoPicturesIcon fontSize="inherit" /> No pictures
      </p>
    )}
    {row.waivers.map((words) => (
      <p key={words}>
        <WarningIcon fontSize="inherit" /> <span className="visually-hidden">Without a waiver. </span>
        {words}
      </p>
    ))}
    {row.notes.map((note) => (
      <p key={note} className="keep-lines">
        {note}
      </p>
    ))}
  </div>
);

/** Riders by name: on a phone one below the other, in a window and on paper in lines. */
export const Roster = ({ label, rows }: { label: string; rows: readonly RosterRow[] }) => (
  <>
    <div className="roster-head" aria-hidden>
      <span>Rider</span>
      <span>Account holder</span>
      <span>To know</span>
    </div>
    <ul className="roster" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <Rider row={row} />
          <Account row={row} />
          <ToKnow row={row} />
        </li>
      ))}
    </ul>
  </>
);
