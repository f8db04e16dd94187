import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useStudent, useUpdateStudent, type StudentDetails } from '@/data/requests/people';
import { useFamily } from '@/data/client-context';
import { EditPage } from '@/ui/list/EditPage';
import type { Send } from '@/ui/list/use-record-edit';
import { Forbidden, Unanswered } from '@/ui/states';
import { birthProblems } from '../students/birth-texts';
import { studentForm } from '../students/student-form';

const parts = ['day', 'month', 'year'];

/** Parts of a date are typed, and sent as numbers. */
export const useSendStudent = ({ id }: StudentDetails): Send => {
  const { mutateAsync } = useUpdateStudent();
  return async (changes) => {
    const sent = Object.entries(changes).map(([name, value]) => [
      name,
      parts.includes(name) && value !== null ? Number(value) : value,
    ]);
    return (await mutateAsync({ id, ...Object.fromEntries(sent) })).student;
  };
};

const Form = ({ student }: { student: StudentDetails }) => {
  const { address } = useFamily();
  const navigate = useNavigate();
  const send = useSendStudent(student);
  const leave = () => void navigate(`${address}/details`);
  return (
    <EditPage
      list={studentForm}
      record={student}
      send={send}
      validate={birthProblems}
      onSaved={leave}
      onCancel={leave}
    />
  );
};

/** For administrators. R160 G11 */
export const EditStudent = () => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  const { data, error, refetch } = useStudent(currentClient.person_id);
  if (!canCall('students/update')) return <Forbidden />;
  if (data) return <Form key={data.student_id} student={data} />;
  return (
    <div className="record-part">
      <Unanswered error={error} refetch={refetch} rows={6} label="Student Details" />
    </div>
  );
};
