import { useRef, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '@leadline/api-client';
import { useAddRole, useEditRole, useRoles, type Role } from '@/data/requests/roles';
import { FormButtons } from '@/ui/form/FormButtons';
import { ValuesForm } from '@/ui/form/ValuesForm';
import type { AnyRow, ListDescription } from '@/ui/list/describe-list';
import { listOf } from '@/ui/list/described';
import { DescriptionContext } from '@/ui/list/list-context';
import { RecordInputs } from '@/ui/list/RecordInputs';
import { useRecordEdit } from '@/ui/list/use-record-edit';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { nameOf } from './role-book';

const roles = listOf<Role>('roles', {}) as unknown as ListDescription<AnyRow>;

type PanelProps = {
  readonly title: string;
  readonly values: object;
  readonly onSave: (values: AnyRow) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const Panel = ({ title, values, onSave, onSaved, onClose }: PanelProps) => (
  <ValuesForm className="panel-form-frame" warns values={values as AnyRow} onSubmit={onSave} onSaved={onSaved}>
    <SidePanel title={title} onClose={onClose} footer={<FormButtons onCancel={onClose} />}>
      <div className="record-form stack top gap-4">
        <RecordInputs />
      </div>
    </SidePanel>
  </ValuesForm>
);

const Add = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync } = useAddRole();
  const navigate = useNavigate();
  const say = useSay();
  const made = useRef('');
  const save = async (values: object) => {
    const { role } = await mutateAsync(values);
    made.current = role.id;
    say.done(`${nameOf(role)} was added. Choose what it opens.`);
  };
  return (
    <Panel
      title="New role"
      values={{}}
      onSave={save}
      onSaved={() => void navigate(`/setup/roles/rolepermission/${made.current}`)}
      onClose={onClose}
    />
  );
};

const Edit = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { mutateAsync } = useEditRole();
  const [opened] = useState(role);
  const { save } = useRecordEdit(opened, async (changes) => {
    const { role: saved } = await mutateAsync({ id: role.id, ...changes });
    return { ...saved, role_name: nameOf(saved) };
  });
  return (
    <RecordContextProvider value={opened}>
      <Panel title={nameOf(role)} values={opened} onSave={save} onSaved={onClose} onClose={onClose} />
    </RecordContextProvider>
  );
};

/** Adds a role, or edits the one that the address names. D03 R045 */
export default function RoleForm() {
  const params = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data: known, error, refetch } = useRoles();
  const close = () => void navigate(`/setup/roles${search}`);
  if (pathname.endsWith('/add'))
    return (
      <DescriptionContext value={roles}>
        <Add onClose={close} />
      </DescriptionContext>
    );
  const id = params['id'] ?? (state as { role?: string } | null)?.role;
  const role = known?.find((one) => one.id === id);
  if (role)
    return (
      <DescriptionContext value={roles}>
        <Edit key={role.id} role={role} onClose={close} />
      </DescriptionContext>
    );
  const gone = new ApiError(404, { message: 'This role was not found.' });
  return (
    <SidePanel title="Role" onClose={close}>
      <Unanswered error={known ? gone : error} refetch={refetch} rows={3} />
    </SidePanel>
  );
}
