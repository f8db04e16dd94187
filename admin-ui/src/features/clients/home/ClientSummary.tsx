import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Facts } from '@/ui/record/Facts';
import { useAccess } from '@/data/providers/use-access';
import { useAmount } from '@/features/money/amounts';
import { useOwed } from '@/data/requests/people';
import { LessonsLeft, Rides } from '@/features/clients/person/ClientDetails';
import { count } from '@/data/time/words';
import { clientHome } from '@/data/addresses/client-home-address';
import { useFamily } from '@/data/client-context';
import { useIsPhone } from '@/ui/use-is-phone';

/** The same tab of somebody else, where they have one. */
const useSwitchTo = () => {
  const { address } = useFamily();
  const { pathname } = useLocation();
  const [tab = ''] = pathname.slice(address.length + 1).split('/');
  return (personId: string) => `${clientHome(personId)}/${tab === 'addNote' ? 'notes' : tab}`;
};

const Members = () => {
  const { members, currentClient } = useFamily();
  const switchTo = useSwitchTo();
  const active = members.filter(({ is_active }) => is_active === 1);
  return active.map(({ person_id, person_name }) => (
    <NavLink
      key={person_id}
      to={switchTo(person_id)}
      aria-current={person_id === currentClient.person_id ? 'true' : undefined}
    >
      {person_name}
    </NavLink>
  ));
};

const owedInWords = (
  {
    unpaid_invoices,
    unpaid_total,
    overdue_total,
    unpaid_lessons,
  }: { unpaid_invoices: number; unpaid_total: number; overdue_total: number; unpaid_lessons: number },
  amount: (sum: number) => string,
) =>
  [
    ...(unpaid_invoices ? [`${amount(unpaid_total)} on ${count(unpaid_invoices, 'invoice')}`] : []),
    ...(overdue_total ? [`${amount(overdue_total)} of it overdue`] : []),
    ...(unpaid_lessons ? [`${count(unpaid_lessons, 'lesson')} not paid`] : []),
  ].join('\n') || 'nothing';

const Owed = () => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  const amount = useAmount();
  const { data } = useOwed(currentClient.person_id, canCall('items/owed'));
  return data ? <Facts facts={[{ label: 'Owed', value: owedInWords(data, amount) }]} /> : null;
};

/** On a phone the tab comes first: what is known besides is one tap away. */
const Folding = ({ children }: { children: ReactNode }) =>
  useIsPhone() ? (
    <details className="client-fold">
      <summary>Contact, lessons left and owed</summary>
      <div className="client-folded stack gap-4">{children}</div>
    </details>
  ) : (
    children
  );

/** Who it is and who is with them, one click apart; what is left and what is owed stand beside. */
export const ClientSummary = () => {
  const { currentClient, account, members } = useFamily();
  const { canCall } = useAccess();
  const { person_id, student_id, person_name } = currentClient;
  const riders = student_id
    ? [{ student_id, title: 'Lessons left' }]
    : members
        .filter(({ is_active }) => is_active === 1)
        .map((one) => ({ student_id: one.student_id, title: `Lessons left to ${one.person_name}` }));
  const inactive = student_id
    ? members.find((one) => one.person_id === person_id)?.is_active === 0
    : account?.is_active === 0;
  return (
    <>
      {inactive && <p className="strong muted">Inactive</p>}
      <div className="client-current">
        <Facts facts={[{ label: 'Current client', value: person_name }]} />
      </div>
      <nav className="client-members stack gap-1" aria-label="Account members">
        <Members />
      </nav>
      <Folding>
        <Facts
          facts={[
            {
              label: 'Account holder',
              value: account && (
                <NavLink to={`${clientHome(account.person_id)}/account`}>{account.person_name}</NavLink>
              ),
            },
            { label: 'Level', value: members.find((one) => one.person_id === person_id)?.level },
            { label: 'Email', value: account?.contact_email, as: 'email' },
            { label: 'Phone', value: account?.contact_mobile, as: 'phone' },
          ]}
        />
        <div className="client-figures stack gap-4">
          <Rides whose={student_id ? { student_id } : { person_id }} />
          {canCall('items/studentPurchases') &&
            riders.map((rider) => (
              <LessonsLeft key={rider.student_id} studentId={rider.student_id} title={rider.title} />
            ))}
          <Owed />
        </div>
      </Folding>
    </>
  );
};
