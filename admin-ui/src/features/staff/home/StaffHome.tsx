import { Route, Routes, useParams } from 'react-router-dom';
import { readViewing } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { WithBeside } from '@/ui/record/beside';
import { RecordPage } from '@/ui/record/RecordPage';
import { useBarn } from '@/data/requests/barn';
import { useStaffPerson, type StaffPerson } from '@/data/requests/staff';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { staffHome } from '@/data/addresses/staff-home-address';
import { StaffActivation } from '@/features/staff/list/StaffActivation';
import { Empty, Unanswered } from '@/ui/states';
import { AddEventBeside, EditEventBeside } from './BesideHome';
import { EditStaff } from './EditStaff';
import { StaffContext } from './staff-context';
import { StaffAccount } from './StaffAccount';
import { StaffContact } from './StaffContact';
import { StaffDetails } from './StaffDetails';
import { StaffHistory, StaffSchedule } from './StaffLessons';
import { StaffNotes } from './StaffNotes';
import { StaffStudents } from './StaffStudents';
import { StaffWeek } from './StaffWeek';
import { StaffTimeOff } from './StaffTimeOff';
import { StaffSummary } from './StaffSummary';
import './staff-home.css';

const useTabs = (address: string) => {
  const { canCall } = useAccess();
  const { restrict_clients_to_staff } = useBarn();
  return [
    { to: `${address}/details`, label: 'Details' },
    { to: `${address}/schedule`, label: 'Schedule' },
    { to: `${address}/week`, label: 'Week' },
    { to: `${address}/history`, label: 'History' },
    { to: `${address}/timeoff`, label: 'Hours and time off' },
    ...(canCall('notes_clients/staffNotes') ? [{ to: `${address}/notes`, label: 'Notes' }] : []),
    ...(restrict_clients_to_staff === 1 && canCall('xrefs/getInstructorStudents')
      ? [{ to: `${address}/students`, label: 'Students' }]
      : []),
    ...(canCall('vusers/userAccount') ? [{ to: `${address}/account`, label: 'Staff Account' }] : []),
  ];
};

const OpenHome = ({ person }: { person: StaffPerson }) => {
  const { canAct } = useAccess();
  const { name, person_id } = person.staff;
  const address = staffHome(person_id);
  const tabs = useTabs(address);
  return (
    <StaffContext value={person}>
      <title>{`${name} – Leadline`}</title>
      <WithBeside>
        <RecordPage
          list={canAct('staff', 'list') ? { to: '/staff', label: 'Staff' } : undefined}
          name={name}
          address={address}
          tabs={tabs}
          summary={<StaffSummary />}
          actions={canAct('staff', 'edit') && <StaffActivation staff={person.staff} variant="outlined" />}
        />
      </WithBeside>
    </StaffContext>
  );
};

/** The page of one member of the staff: their own, or for administrators anybody's. R021 R032 */
export default function StaffHome() {
  const { id = '' } = useParams();
  useLessonChanges();
  const { data, error, refetch } = useStaffPerson(id);
  if (data)
    return (
      <Routes>
        <Route element={<OpenHome key={id} person={data} />}>
          <Route index element={null} />
          <Route path="details" element={<StaffDetails />} />
          <Route path="contact" element={<StaffContact />} />
          <Route path="edit" element={<EditStaff />} />
          <Route path="schedule" element={<StaffSchedule />} />
          <Route path="week" element={<StaffWeek />} />
          <Route path="history" element={<StaffHistory />} />
          <Route path="timeoff" element={<StaffTimeOff />} />
          <Route path="notes" element={<StaffNotes />} />
          <Route path="addNote/:isPublic/:who" element={<StaffNotes />} />
          <Route path="students" element={<StaffStudents />} />
          <Route path="account" element={<StaffAccount person={data.staff} />} />
          <Route path="calendarGroup/add/newevent" element={<AddEventBeside />} />
          <Route path="calendarGroup/edit/:hid/*" element={<EditEventBeside />} />
          <Route path="*" element={<Empty title="There is no page at this address" />} />
        </Route>
      </Routes>
    );
  // Whoever only looks as a role may be nobody of the staff.
  if (error && readViewing())
    return (
      <div className="page">
        <Empty title="The own schedule" text="Somebody with this role finds here which lessons they teach." />
      </div>
    );
  return (
    <div className="page">
      <Unanswered error={error} refetch={refetch} label="Loading the staff home" />
    </div>
  );
}
