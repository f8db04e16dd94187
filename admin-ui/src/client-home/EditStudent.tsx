import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { useStudent, useUpdateStudent, type StudentDetails } from '@/requests/people';
import type { AnyRow, ListDescription } from '@/resources/list/describe-list';
import { DescriptionContext } from '@/resources/list/list-context';
import { StaleRecord, type Current } from '@/resources/list/StaleRecord';
import { AreaField, TextField } from '@/ui/form-inputs';
import { FormButtons } from '@/ui/FormButtons';
import { Failed, Forbidden, Loading } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/ValuesForm';
import { birthProblems } from './birth-texts';
import { useFamily } from './client-context';

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

/** As the notice of another's change names them. */
const description = {
  noun: ['student', 'students'],
  name: 'person_name',
  fields: [
    { source: 'level', label: 'riding level' },
    { source: 'tack', label: 'Tack' },
    { source: 'notes', label: 'General notes' },
    { source: 'notes2', label: 'General notes 2' },
    { source: 'notes3', label: 'General notes 3' },
    { source: 'date_of_birth', label: 'Date of birth' },
  ],
} as unknown as ListDescription<AnyRow>;

type Theirs = StudentDetails & Pick<Current, 'changed_by' | 'changed_at'>;
/** What the server says it is now, as the form fills it in. */
const shownOf = ({ id, version, date_of_birth, changed_by, changed_at, ...student }: Theirs) =>
  ({ ...valuesOf(student as StudentDetails), id, version, date_of_birth, changed_by, changed_at }) as Current;

const useSave = (student: StudentDetails) => {
  const { mutateAsync } = useUpdateStudent();
  const say = useSay();
  const [seen, setSeen] = useState({ values: valuesOf(student), version: student.version });
  const [current, setCurrent] = useState<Current | null>(null);
  const { id, person_name } = student;
  const save = async ({ level, tack, notes, notes2, notes3, day, month, year }: Values) => {
    const now = toWire({ level, tack, notes, notes2, notes3, day, month, year });
    const { student: saved } = await mutateAsync({ id, ...now, version: seen.version }).catch((error: unknown) => {
      const { status, current: theirs } = asApiError(error);
      if (status === 412) setCurrent(shownOf(theirs as Theirs));
      throw error;
    });
    const back = { id, ...toWire(seen.values), version: saved.version };
    const takeBack = () => void say.after(mutateAsync(back), () => say.done('Undone'));
    say.done(`Changes to ${person_name} saved`, { undo: takeBack });
  };
  const settle = (row: AnyRow) => {
    const { version, ...values } = row as AnyRow & Values & { version: number };
    setSeen({ values, version });
    setCurrent(null);
  };
  return { save, current, settle };
};

const Form = ({ student }: { student: StudentDetails }) => {
  const { address } = useFamily();
  const navigate = useNavigate();
  const [opened] = useState(student);
  const [before] = useState(valuesOf(student));
  const { save, current, settle } = useSave(opened);
  const close = () => void navigate(`${address}/details`);
  return (
    <ValuesForm
      className="record-part client-form"
      warns
      values={before}
      onSubmit={save}
      onSaved={close}
      validate={birthProblems}
    >
      {current && (
        <DescriptionContext value={description}>
          <RecordContextProvider value={{ ...before, id: opened.id, date_of_birth: opened.date_of_birth }}>
            <StaleRecord current={current} onSettled={settle} />
          </RecordContextProvider>
        </DescriptionContext>
      )}
      <TextField source="level" label="riding level" maxLength={200} hint="As the barn names its levels." />
      <TextField source="tack" label="Tack" maxLength={200} hint="What is usually put on the horse for this rider." />
      <AreaField source="notes" label="General notes" />
      <AreaField source="notes2" label="General notes 2" />
      <AreaField source="notes3" label="General notes 3" />
      <Birth />
      <p className="client-form-buttons">
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
      {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading rows={6} label="Student Details" />}
    </div>
  );
};
