import { useId, useState } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { useLinkedStudents, useLinkStudents, type LinkedStudent } from '@/data/requests/staff';
import { fits } from '@/ui/filters/fits';
import { Forbidden, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useStaff } from './staff-context';

/** More are found by typing on. */
const MOST = 25;

type StudentProps = { readonly student: LinkedStudent; readonly linked: boolean; readonly toggle: () => void };

const Student = ({ student, linked, toggle }: StudentProps) => (
  <li>
    <label className="staff-student row middle gap-3">
      <input type="checkbox" checked={linked} onChange={toggle} />
      {student.label}
    </label>
  </li>
);

const Linking = ({ linked }: { linked: readonly LinkedStudent[] }) => {
  const { staff } = useStaff();
  const { student: all } = useOptions();
  const { mutateAsync } = useLinkStudents(staff.id);
  const say = useSay();
  const [typed, setTyped] = useState('');
  const heading = useId();
  const set = (students: readonly LinkedStudent[], told: string) =>
    void say.after(mutateAsync(students), () =>
      say.done(told, { undo: () => void say.after(mutateAsync(linked), () => say.done('Undone')) }),
    );
  const ids = new Set(linked.map(({ value }) => value));
  const found = all.filter(
    ({ id, name, account_name }) => !ids.has(id) && fits(`${name} ${account_name ?? ''}`, typed),
  );
  return (
    <>
      <p className="muted">
        {staff.name} sees these students and their families, and who rides in the own lessons. Saved at once.
      </p>
      <h2 id={heading}>Linked students {linked.length}</h2>
      <ul aria-labelledby={heading}>
        {linked.map((student) => (
          <Student
            key={student.value}
            student={student}
            linked
            toggle={() =>
              set(
                linked.filter(({ value }) => value !== student.value),
                `${student.label} is not linked any more`,
              )
            }
          />
        ))}
      </ul>
      <input
        className="input staff-search"
        type="search"
        aria-label="start typing to search for a student"
        placeholder="start typing to search for a student"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul aria-label="Other students">
        {found.slice(0, MOST).map(({ id, name }) => {
          const student = { value: id, label: name };
          return (
            <Student
              key={id}
              student={student}
              linked={false}
              toggle={() => set([...linked, student], `${name} is linked now`)}
            />
          );
        })}
      </ul>
      {found.length > MOST && <p className="muted">{found.length - MOST} more</p>}
    </>
  );
};

/** Whom they know, where the barn restricts clients to staff. R032 B03 */
export const StaffStudents = () => {
  const { staff } = useStaff();
  const { canCall } = useAccess();
  const { restrict_clients_to_staff } = useBarn();
  const { data, error, refetch } = useLinkedStudents(staff.id);
  if (restrict_clients_to_staff !== 1)
    return <Forbidden text="This barn does not restrict clients to staff: everybody may know all students." />;
  if (!data) return <Unanswered error={error} refetch={refetch} label="Linked students" />;
  return (
    <div className="record-part">
      {canCall('xrefs/updateInstructorStudent') ? (
        <Linking linked={data} />
      ) : data.length > 0 ? (
        <ul aria-label="Linked students">
          {data.map(({ value, label }) => (
            <li key={value} className="staff-student row middle gap-3">
              {label}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">No student is linked yet. An administrator can change that.</p>
      )}
    </div>
  );
};
