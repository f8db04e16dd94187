import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useLookalikes, type Described, type Lookalike } from '@/data/requests/people';
import { staffHome } from '@/data/addresses/staff-home-address';
import { useSettled } from '@/ui/use-settled';
import './lookalikes.css';

const words = { name: 'name', email: 'email', phone: 'phone' } as const;

const about = ({ account_name, person_name, is_active, matches, contact_email, contact_mobile }: Lookalike) =>
  [
    `same ${matches.map((match) => words[match]).join(' and ')}`,
    ...(account_name && account_name !== person_name ? [`account of ${account_name}`] : []),
    ...[contact_email ?? contact_mobile].filter(Boolean),
    ...(is_active ? [] : ['inactive']),
  ].join(' · ');

const homeOf = ({ person_id, is_student, is_staff, account_name }: Lookalike) =>
  is_staff && !is_student && !account_name ? staffHome(person_id) : clientHome(person_id);

const Found = ({ described }: { described: Described }) => {
  const { data = [] } = useLookalikes(JSON.parse(useSettled(JSON.stringify(described))) as Described);
  if (data.length === 0) return null;
  return (
    <section className="lookalikes" aria-label="Known already?">
      <p>{data.length === 1 ? 'Is it somebody you know already?' : 'Is it one of these, whom you know already?'}</p>
      <ul>
        {data.map((one) => (
          <li key={one.person_id}>
            <Link to={homeOf(one)}>{one.person_name}</Link> <span className="muted">{about(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Whoever has the same name, email or phone is pointed out before somebody is added; who adds decides. */
export const Lookalikes = ({ described }: { described: Described }) => {
  const { canCall } = useAccess();
  return (
    <div className="lookalikes-place" aria-live="polite">
      {canCall('people/duplicates') && <Found described={described} />}
    </div>
  );
};
