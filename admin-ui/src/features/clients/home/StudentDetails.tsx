import { Link, Outlet } from 'react-router-dom';
import Button from '@mui/material/Button';
import { EmergencyCard } from '@/ui/person/EmergencyCard';
import { PhotoConsent } from '@/ui/person/PhotoConsent';
import { Progress } from '@/ui/person/Progress';
import { RiderLevel } from '@/ui/person/RiderLevel';
import { ErasePerson } from '@/ui/person/ErasePerson';
import { asShown, type Shown } from '@/ui/history/values';
import { photoWords } from '@/data/requests/photo-consents';
import { useAccess } from '@/data/providers/use-access';
import { Facts } from '@/ui/record/Facts';
import { useBarn } from '@/data/requests/barn';
import { useStudent, type StudentDetails as Details } from '@/data/requests/people';
import { todayIn } from '@/data/time/day';
import { dateOnly } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { useFamily } from '@/data/client-context';
import { othersOf, standsTwice } from './same-rider';
import { PageChanges } from '@/ui/list/Changes';
import { factsOf } from '@/ui/list/RecordFacts';
import { studentForm } from '../students/student-form';
import { useSendStudent } from './EditStudent';
import { StudentLinks } from './StudentLinks';
import { Suits } from './Suits';

/** Whole years, as birthdays count them. */
const ageOn = (today: string, born: string) =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);

const bornInWords = (born: string | null, today: string) =>
  born && (born > today ? dateOnly(born) : `${dateOnly(born)} (${ageOn(today, born)} years old)`);

const labels = { photo_consent: 'Photo consent' };

/** As the answer is called, not as it is kept. */
const shown: Shown = (field, value) =>
  (field === 'photo_consent' ? photoWords[value] : undefined) ?? asShown(field, value);

const Twice = ({ personId }: { personId: string }) => {
  const { members, address } = useFamily();
  const { canCall } = useAccess();
  if (!canCall('people/mergeRiders') || othersOf(members, personId).length === 0) return null;
  return (
    <section className="client-section stack gap-2" aria-label="Twice on the account?">
      <h2>Twice on the account?</h2>
      <p className="muted">
        {standsTwice(members, personId)
          ? 'Somebody else on this account has the same name. If both are one rider, make them one.'
          : 'Two records of one rider become one, with lessons, packages and notes.'}
      </p>
      <p>
        <Button component={Link} variant="outlined" to={`${address}/details/merge`}>
          Merge another record into this one…
        </Button>
      </p>
    </section>
  );
};

/** R160 R161 */
const Rider = ({ student }: { student: Details }) => {
  const { account, address } = useFamily();
  const { canCall } = useAccess();
  const barn = useBarn();
  const send = useSendStudent(student);
  const { student_id, person_id } = student;
  // One of the barn's levels stands below, with its history.
  const noted = student.level_id ? { ...student, level: null } : student;
  return (
    <div className="record-part">
      <Facts
        facts={[
          ...factsOf({ list: studentForm, record: noted, group: 'Riding' }),
          { label: 'Date of birth', value: bornInWords(student.date_of_birth, todayIn(barn.time_zone)) ?? 'unknown' },
          { label: 'Status', value: student.is_active ? 'Active' : 'Inactive' },
        ]}
      />
      {canCall('students/update') && (
        <p>
          <Button component={Link} variant="outlined" to={`${address}/details/edit`}>
            Edit
          </Button>
        </p>
      )}
      {barn.keeps_emergency_cards === 1 && canCall('emergency_cards/show') && (
        <EmergencyCard studentId={student_id} name={student.person_name} />
      )}
      {barn.asks_photo_consent === 1 && canCall('photo_consents/show') && (
        <PhotoConsent studentId={student_id} name={student.person_name} />
      )}
      <RiderLevel studentId={student_id} name={student.person_name} />
      <Progress studentId={student_id} name={student.person_name} />
      {barn.checks_suitability === 1 && <Suits studentId={student_id} name={student.person_name} />}
      {canCall('xrefs/getStudentHorses') && <StudentLinks list="horses" studentId={student_id} />}
      {barn.restrict_client_sections === 1 && canCall('xrefs/getStudentSectionsBook') && (
        <StudentLinks list="book" studentId={student_id} />
      )}
      {barn.restrict_client_add_sections === 1 && canCall('xrefs/getStudentSectionsAdd') && (
        <StudentLinks list="add" studentId={student_id} />
      )}
      <Twice personId={person_id} />
      {account?.person_id !== person_id && <ErasePerson person={student} leadsTo="/students" />}
      <PageChanges
        list={studentForm}
        record={student}
        id={person_id}
        labels={labels}
        shown={shown}
        mayEdit={canCall('students/update')}
        send={send}
      />
      <Outlet />
    </div>
  );
};

export const StudentDetails = () => {
  const { currentClient } = useFamily();
  const { data, error, refetch } = useStudent(currentClient.person_id);
  if (data) return <Rider key={data.student_id} student={data} />;
  return (
    <div className="record-part">
      <Unanswered error={error} refetch={refetch} rows={6} label="Student Details" />
    </div>
  );
};
