import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useStudent, useUpdateStudent, type StudentDetails } from '@/data/requests/people';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { Forbidden, Unanswered } from '@/ui/states';
import { StaleValues, useSeenValues } from '@/ui/form/StaleValues';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { birthProblems } from './birth-texts';
import { useFamily } from '@/data/client-context';

const valuesOf = ({ level, tack, notes, notes2, notes3, day, month, year }: StudentDetails) => ({
  level: level ?? '',
  tack: tack ?? '',
  notes: notes ?? '',
  notes2: notes2 ?? '',
  notes3: notes3 ?? '',
  day: String(day ?? ''),
  month: String(month ?? ''),
  year: String(year ?? ''),
});
type Values = ReturnType<typeof valuesOf>;

/** Empty numbers make the date of birth unknown. */
const toWire = ({ day, month, year, ...texts }: Values) => {
  const part = (text: string) => (text.trim() ? Number(text) : null);
  return { ...texts, day: part(day), month: part(month), year: part(year) };
};

const Birth = () => (
  <fieldset className="client-birth">
    <legend className="field-label">Date of birth</legend>
    <TextField source="day" label="Day" inputMode="numeric" maxLength={2} autoComplete="off" />
    <TextField source="month" label="Month" inputMode="numeric" maxLength={2} autoComplete="off" />
    <TextField source="year" label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
    <p className="field-hint">Leave all three empty where it is unknown.</p>
  </fieldset>
);

const labels = {
  level: 'riding level',
  tack: 'Tack',
  notes: 'General notes',
  notes2: 'General notes 2',
  notes3: 'General notes 3',
  day: 'Day of birth',
  month: 'Month of birth',
  year: 'Year of birth',
};

const Form = ({ student }: { student: StudentDetails }) => {
  const { address } = useFamily();
  const { mutateAsync } = useUpdateStudent();
  const navigate = useNavigate();
  const say = useSay();
  const { seen, theirs, guard, settle } = useSeenValues(student, valuesOf);
  const [before] = useState(seen.values);
  const { id, person_name } = student;
  const close = () => void navigate(`${address}/details`);
  const save = async (now: Values) => {
    const { student: saved } = await guard(mutateAsync({ id, ...toWire(now), version: seen.version }));
    const back = { id, ...toWire(seen.values), version: saved.version };
    const takeBack = () => void say.after(mutateAsync(back), () => say.done('Undone'));
    say.done(`Changes to ${person_name} saved`, { undo: takeBack });
  };
  return (
    <ValuesForm
      className="record-part client-form"
      warns
      values={before}
      onSubmit={save}
      onSaved={close}
      validate={birthProblems}
    >
      {theirs && <StaleValues noun="student" labels={labels} seen={seen} theirs={theirs} onSettled={settle} />}
      <TextField source="level" label="riding level" maxLength={200} hint="As the barn names its levels." />
      <TextField source="tack" label="Tack" maxLength={200} hint="What is usually put on the horse for this rider." />
      <AreaField source="notes" label="General notes" />
      <AreaField source="notes2" label="General notes 2" />
      <AreaField source="notes3" label="General notes 3" />
      <Birth />
      <p className="row end gap-2">
        <FormButtons onCancel={close} />
      </p>
    </ValuesForm>
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
