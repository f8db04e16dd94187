import { Route, Routes, useParams } from 'react-router-dom';
import { BesideLesson } from '@/ui/record/BesideLesson';
import { Facts } from '@/ui/record/Facts';
import { useClient } from '@/data/requests/client';
import type { Family } from '@/data/requests/people';
import { Empty } from '@/ui/states';
import { ClientAccount } from './ClientAccount';
import { ClientContext, useFamily } from '@/data/client-context';
import { clientHome } from '@/data/addresses/client-home-address';
import { ClientLessons } from './ClientLessons';
import { ClientNotes } from './ClientNotes';
import { ClientPackages } from './ClientPackages';
import { useClientTabs } from './client-tabs';
import { StudentDetails } from './StudentDetails';
import './client-home.css';

type BesideProps = {
  /** The address of a tab below that of the lesson. */
  readonly at: (personId: string, tab: string) => string;
  readonly onClose: () => void;
};

const Holder = () => {
  const { account, currentClient } = useFamily();
  if (!account || account.person_id === currentClient.person_id) return null;
  return (
    <Facts
      facts={[
        { label: 'Account holder', value: account.person_name },
        { label: 'Phone', value: account.contact_mobile, as: 'phone' },
        { label: 'Email', value: account.contact_email, as: 'email' },
      ]}
    />
  );
};

const Parts = ({ family }: { family: Family }) => (
  <ClientContext value={family}>
    <Holder />
    <Routes>
      <Route path="lessons" element={<ClientLessons key="lessons" what="lessonSchedule" />} />
      <Route path="history" element={<ClientLessons key="history" what="lessonHistory" />} />
      <Route path="notes" element={<ClientNotes />} />
      <Route path="purchases" element={<ClientPackages />} />
      <Route path="details" element={<StudentDetails />} />
      <Route path="account" element={<ClientAccount />} />
      <Route path="*" element={<Empty title="There is no page at this address" />} />
    </Routes>
  </ClientContext>
);

/** A rider's page in the lesson's place: the first of each list, and nothing of invoices and payments. R087 */
export default function ClientBesideLesson({ at, onClose }: BesideProps) {
  const { personId = '' } = useParams();
  const asked = useClient(personId);
  const client = asked.data?.currentClient;
  return (
    <BesideLesson
      name={client?.person_name}
      asked={asked}
      page={{ to: clientHome(personId), said: 'Showing top ten results. To see more, go to client page.' }}
      tabs={useClientTabs((tab) => at(personId, tab), { rides: Boolean(client?.student_id) })}
      onClose={onClose}
    >
      {asked.data && <Parts family={asked.data} />}
    </BesideLesson>
  );
}
