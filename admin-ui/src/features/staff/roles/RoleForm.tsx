import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '@leadline/api-client';
import { useAddRole, useEditRole, useRoles, type Role } from '@/data/requests/roles';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { nameOf } from './role-book';

type Values = { readonly role_name: string; readonly description: string };

const valuesOf = ({ role_name, description }: Pick<Role, 'role_name' | 'description'>): Values => ({
  role_name: role_name ?? '',
  description: description ?? '',
});

/** Only what differs is sent, so that what somebody else has written in the other field stays. */
const differing = (before: Values, now: Values): Partial<Values> => ({
  ...(before.role_name !== now.role_name && { role_name: now.role_name }),
  ...(before.description !== now.description && { description: now.description }),
});

type PanelProps = {
  readonly title: string;
  readonly values: Values;
  readonly onSave: (values: Values) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const Panel = ({ title, values, onSave, onSaved, onClose }: PanelProps) => (
  <ValuesForm className="panel-form-frame" warns values={values} onSubmit={onSave} onSaved={onSaved}>
    <SidePanel title={title} onClose={onClose} footer={<FormButtons onCancel={onClose} />}>
      <div className="stack gap-4">
        <TextField
          source="role_name"
          label="Role name"
          hint="Staff are given the role by this name."
          maxLength={100}
          autoComplete="off"
        />
        <AreaField source="description" label="Description" hint="For whom it is, in a sentence." />
      </div>
    </SidePanel>
  </ValuesForm>
);

const Add = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync } = useAddRole();
  const navigate = useNavigate();
  const say = useSay();
  const made = useRef('');
  const save = async ({ role_name, description }: Values) => {
    const { role } = await mutateAsync({ role_name, description });
    made.current = role.id;
    say.done(`${nameOf(role)} was added. Choose what it opens.`);
  };
  return (
    <Panel
      title="New role"
      values={{ role_name: '', description: '' }}
      onSave={save}
      onSaved={() => void navigate(`/setup/roles/rolepermission/${made.current}`)}
      onClose={onClose}
    />
  );
};

const Edit = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { mutateAsync } = useEditRole();
  const say = useSay();
  const before = valuesOf(role);
  const save = async (now: Values) => {
    const changes = differing(before, now);
    if (Object.keys(changes).length === 0) return;
    const { role: saved } = await mutateAsync({ id: role.id, ...changes });
    const takeBack = () =>
      void say.after(mutateAsync({ id: role.id, ...differing(now, before) }), () => say.done('Undone'));
    say.done(`Changes to ${nameOf(saved)} saved`, { undo: takeBack });
  };
  return <Panel title={nameOf(role)} values={before} onSave={save} onSaved={onClose} onClose={onClose} />;
};

/** Adds a role, or edits the one that the address names. D03 R045 */
export default function RoleForm() {
  const params = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data: roles, error, refetch } = useRoles();
  const close = () => void navigate(`/setup/roles${search}`);
  if (pathname.endsWith('/add')) return <Add onClose={close} />;
  const id = params['id'] ?? (state as { role?: string } | null)?.role;
  const role = roles?.find((one) => one.id === id);
  if (role) return <Edit key={role.id} role={role} onClose={close} />;
  const gone = new ApiError(404, { message: 'This role was not found.' });
  return (
    <SidePanel title="Role" onClose={close}>
      <Unanswered error={roles ? gone : error} refetch={refetch} rows={3} />
    </SidePanel>
  );
}
