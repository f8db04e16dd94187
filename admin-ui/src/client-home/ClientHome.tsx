import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { ClientActions } from '@/client-calendar/ClientActions';
import { RidersOnly } from '@/client-calendar/RidersOnly';
import { useAccess } from '@/providers/use-access';
import { WithBeside } from '@/record/beside';
import { RecordPage } from '@/record/RecordPage';
import { useClient } from '@/requests/client';
import type { Family } from '@/requests/people';
import { useLessonChanges } from '@/requests/use-lesson-changes';
import { Empty, Failed, Loading } from '@/ui/states';
import { AddMember } from './AddMember';
import { ClientAccount } from './ClientAccount';
import { ClientContext } from './client-context';
import { clientHome } from './client-home-address';
import { ClientLessons } from './ClientLessons';
import { ClientPackages } from './ClientPackages';
import { ClientNotes } from './ClientNotes';
import { ClientSummary } from './ClientSummary';
import { useClientTabs } from './client-tabs';
import { EditContact } from './EditContact';
import { EditName } from './EditName';
import { EditStudent } from './EditStudent';
import { MergeAccounts } from './MergeAccounts';
import { PersonActivation } from './PersonActivation';
import { StudentDetails } from './StudentDetails';
import './client-home.css';

const ClientCalendar = lazy(() => import('@/client-calendar/ClientCalendar'));
const AddBeside = lazy(() => import('@/client-calendar/AddBeside'));
const BookLesson = lazy(() => import('@/client-calendar/BookLesson'));
const Makeups = lazy(() => import('@/client-calendar/Makeups'));
const BookMakeup = lazy(() => import('@/client-calendar/BookMakeup'));
const BookingOver = lazy(() => import('@/client-calendar/BookingOver'));

const question = <Route path="bookingCalendar/:lessonId" element={<BookingOver />} />;

const useList = (rides: boolean) => {
  const { canAct } = useAccess();
  if (rides && canAct('students', 'list')) return { to: '/students', label: 'Students' };
  return canAct('accounts', 'list') ? { to: '/accounts', label: 'Account Holders' } : undefined;
};

const OpenHome = ({ family }: { family: Family }) => {
  const { person_id, person_name, student_id } = family.currentClient;
  const address = clientHome(person_id);
  const { canCall } = useAccess();
  const tabs = useClientTabs((tab) => `${address}/${tab}`, student_id !== null);
  // There the account itself stands. R149
  const { pathname } = useLocation();
  const isAccount = pathname.startsWith(`${address}/account`);
  // Beside a form a calendar needs the width.
  const isAdding = pathname.startsWith(`${address}/add/`);
  return (
    <ClientContext value={family}>
      <title>{`${person_name} – Leadline`}</title>
      <WithBeside>
        <RecordPage
          list={useList(student_id !== null)}
          name={person_name}
          address={address}
          tabs={tabs}
          summary={isAccount || isAdding ? undefined : <ClientSummary />}
          actions={
            <>
              <ClientActions />
              {canCall('people/updateIsActiveAccount') && <PersonActivation />}
            </>
          }
        />
      </WithBeside>
    </ClientContext>
  );
};

/** Without members the account, otherwise the rider’s details. R149 */
const FirstTab = ({ family: { members, currentClient } }: { family: Family }) => {
  const { canCall } = useAccess();
  const hasDetails = members.length > 0 && currentClient.student_id !== null && canCall('students/student');
  return <Navigate to={`${clientHome(currentClient.person_id)}/${hasDetails ? 'details' : 'account'}`} replace />;
};

/** The page of a rider or account holder, as the staff see it. R021 R245 */
export default function ClientHome() {
  const { id = '' } = useParams();
  useLessonChanges();
  const { data, error, refetch } = useClient(id);
  if (data)
    return (
      <Routes>
        <Route index element={<FirstTab family={data} />} />
        <Route element={<OpenHome key={id} family={data} />}>
          <Route path="lessons" element={<ClientLessons key="lessons" what="lessonSchedule" />} />
          <Route path="history" element={<ClientLessons key="history" what="lessonHistory" />} />
          <Route path="notes" element={<ClientNotes />} />
          <Route path="addNote/:isPublic/:who" element={<ClientNotes />} />
          <Route path="purchases" element={<ClientPackages />} />
          <Route path="details" element={<StudentDetails />} />
          <Route path="details/edit" element={<EditStudent />} />
          <Route path="account" element={<ClientAccount />}>
            <Route path="contact" element={<EditContact />} />
            <Route path="editMemberName/:person" element={<EditName />} />
            <Route path="addMemberName" element={<AddMember />} />
            <Route path="merge" element={<MergeAccounts />} />
          </Route>
          <Route element={<RidersOnly />}>
            <Route path="calendarview" element={<ClientCalendar />}>
              {question}
            </Route>
            <Route path="add/:add" element={<AddBeside />} />
            {/* D01 */}
            {['calendarbook', 'bookingCalendar'].map((path) => (
              <Route key={path} path={path} element={<BookLesson />}>
                {question}
              </Route>
            ))}
            {['calendarmakeup', 'bookingMakeupCalendar'].map((path) => (
              <Route key={path} path={path}>
                <Route index element={<Makeups />} />
                <Route path=":makeupId" element={<BookMakeup />}>
                  {question}
                </Route>
              </Route>
            ))}
          </Route>
          <Route path="*" element={<Empty title="There is no page at this address" />} />
        </Route>
      </Routes>
    );
  return (
    <div className="page">
      {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading label="loading" />}
    </div>
  );
}
