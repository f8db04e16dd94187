import { Link, Outlet } from 'react-router-dom';
import Button from '@mui/material/Button';
import EditIcon from '@mui/icons-material/EditOutlined';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { ErasePerson } from '@/ui/person/ErasePerson';
import { LoginPanel } from '@/ui/login/LoginPanel';
import { useAccess } from '@/data/providers/use-access';
import { Facts } from '@/ui/record/Facts';
import type { Member } from '@/data/requests/people';
import { Empty } from '@/ui/states';
import { clientHome } from '@/data/addresses/client-home-address';
import { addressLabels, addressWords } from '@/ui/person/address-parts';
import { useFamily } from '@/data/client-context';
import { MailWishes } from './MailWishes';
import { FamilySignIns } from './FamilySignIns';

type EditProps = { readonly personId: string; readonly name: string };

const EditLink = ({ personId, name }: EditProps) => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  return canCall('people/editName') ? (
    <Link
      className="client-edit row-inline middle center fixed-size"
      to={`${address}/account/editMemberName/${personId}`}
      aria-label={`Edit the name of ${name}`}
      title="Edit Name"
    >
      <EditIcon fontSize="small" />
    </Link>
  ) : null;
};

/** R245 */
const MemberRow = ({ member: { person_id, person_name, level, is_active } }: { member: Member }) => (
  <li>
    <Link to={`${clientHome(person_id)}/lessons`}>{person_name}</Link>
    <span className="muted">{[level, is_active ? null : 'inactive'].filter(Boolean).join(' · ')}</span>
    <EditLink personId={person_id} name={person_name} />
  </li>
);

const Members = () => {
  const { members, address } = useFamily();
  const { canCall } = useAccess();
  return (
    <section className="client-section stack gap-2" aria-label="Account Members">
      <h2>Account Members</h2>
      {members.length > 0 ? (
        <ul className="client-people">
          {members.map((member) => (
            <MemberRow key={member.person_id} member={member} />
          ))}
        </ul>
      ) : (
        <p className="muted">Nobody rides on this account yet.</p>
      )}
      {canCall('people/addNewDependant') && (
        <p>
          <Button component={Link} variant="outlined" to={`${address}/account/addMemberName`}>
            + Add Member
          </Button>
        </p>
      )}
    </section>
  );
};

const labels = { contact_homephone: 'home phone', contact_mobile: 'mobile', contact_email: 'email', ...addressLabels };

/** Who pays, who rides, how to reach them, and the login. R245 */
export const ClientAccount = () => {
  const { account, address } = useFamily();
  const { canCall } = useAccess();
  if (!account) return <Empty title="No Account Information" />;
  const { person_id, person_name, contact_email, contact_mobile, contact_homephone } = account;
  const lives = addressWords(account);
  return (
    <div className="record-part client-account">
      <h2 className="client-account-title">Account Information</h2>
      <section className="client-section stack gap-2" aria-label="Account Holder">
        <h2>Account Holder</h2>
        <ul className="client-people">
          <li>
            <Link to={`${clientHome(person_id)}/account`}>{person_name}</Link>
            {account.is_active === 0 && <span className="muted">inactive</span>}
            <EditLink personId={person_id} name={person_name} />
          </li>
        </ul>
      </section>
      <Members />
      <section className="client-section stack gap-2" aria-label="Contact Details">
        <h2>Contact Details</h2>
        {contact_email || contact_mobile || contact_homephone || lives ? (
          <Facts
            facts={[
              { label: 'Primary phone', value: contact_mobile, as: 'phone' },
              { label: 'Secondary phone', value: contact_homephone, as: 'phone' },
              { label: 'Primary Email', value: contact_email, as: 'email' },
              { label: 'Address', value: lives },
            ]}
          />
        ) : (
          <p className="muted">Neither phone, email nor address are filled in yet.</p>
        )}
        <p className="row wrap gap-2">
          {canCall('people/editName') && (
            <Button component={Link} variant="outlined" to={`${address}/account/contact`}>
              Edit Contact Details
            </Button>
          )}
          {contact_email && canCall('mails/index') && (
            <Button component={Link} to={`/admin/mails?${new URLSearchParams({ q: contact_email })}`}>
              Mails to this address
            </Button>
          )}
        </p>
      </section>
      <MailWishes />
      {canCall('people/mergeAccounts') && (
        <section className="client-section stack gap-2" aria-label="Twice in the books?">
          <h2>Twice in the books?</h2>
          <p className="muted">Another account of the same family can join this one, with riders and payments.</p>
          <p>
            <Button component={Link} variant="outlined" to={`${address}/account/merge`}>
              Merge an account into this one…
            </Button>
          </p>
        </section>
      )}
      <LoginPanel personId={person_id} />
      <FamilySignIns />
      <ErasePerson person={account} leadsTo="/accounts" />
      <FoldedHistory record="person" id={person_id} labels={labels} />
      <Outlet />
    </div>
  );
};
