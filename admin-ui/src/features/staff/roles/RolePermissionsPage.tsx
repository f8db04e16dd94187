import { Link, useParams } from 'react-router-dom';
import { ApiError } from '@leadline/api-client';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useAccess } from '@/data/providers/use-access';
import type { Role } from '@/data/requests/roles';
import { count } from '@/data/time/words';
import { Failed, Forbidden, Unanswered } from '@/ui/states';
import { moveFocus } from '@/ui/move-focus';
import { narrows, PermissionName } from './PermissionName';
import { SeeAsRole } from './SeeAsRole';
import { NothingFound, PermissionSearch, useSearch } from './PermissionSearch';
import { groupsOf, heldBy, nameOf, useRoleBook, type Group, type RoleBook } from './role-book';
import { usePermissionClick, type ClickPermission } from './use-permission-click';
import '@/ui/form/field.css';
import './roles.css';

type OneRole = { readonly role: Role; readonly book: RoleBook; readonly onClick: ClickPermission };

const Assigned = ({ role, book, onClick }: OneRole) => {
  const held = heldBy(book, role.id);
  return (
    <section className="role-assigned" aria-labelledby="assigned">
      <h2 id="assigned">
        Assigned <span className="plain-weight muted">{held.length}</span>
      </h2>
      {held.length === 0 && <p className="muted">None assigned: the role opens the home page only.</p>}
      <ul>
        {held.map((permission) => (
          <li key={permission.id}>
            <button
              type="button"
              className={permission.is_restriction ? 'assigned restriction' : 'assigned'}
              aria-label={`Take ${permission.name} away`}
              onClick={() => onClick({ role, permission }, false)}
            >
              {permission.name}
              <span aria-hidden>×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const GroupOf = ({ role, book, onClick, group }: OneRole & { group: Group }) => (
  <fieldset className="permission-group">
    <legend>{group.name}</legend>
    {group.permissions[0]?.is_restriction === 1 && <p className="permission-opens">{narrows}</p>}
    {group.permissions.map((permission) => (
      <label key={permission.id} className="permission-row">
        <input
          type="checkbox"
          checked={book.holds(role.id, permission.id)}
          onChange={({ target }) => onClick({ role, permission }, target.checked)}
        />
        <PermissionName permission={permission} />
      </label>
    ))}
  </fieldset>
);

const Permissions = ({ role, book }: Omit<OneRole, 'onClick'>) => {
  const { click, question } = usePermissionClick(book);
  const { searched } = useSearch();
  const groups = groupsOf(book.permissions, searched);
  return (
    <>
      <header className="role-head stack gap-1">
        <p>
          <Link to="/setup/roles">All roles</Link>
        </p>
        <h1>{nameOf(role)}</h1>
        {role.description && <p className="role-description">{role.description}</p>}
        <p className="muted">
          {role.staff_count === 0
            ? 'Nobody has this role yet.'
            : `${count(role.staff_count, 'person has', 'people have')} this role. A change is theirs at once.`}{' '}
          <Link to={`/setup/roles/roleform/edit/${role.id}`}>Edit name and description</Link>
        </p>
        <p>
          <SeeAsRole role={role} />
        </p>
      </header>
      <Assigned role={role} book={book} onClick={click} />
      <section className="role-all" aria-labelledby="all-permissions" onKeyDown={moveFocus(1)}>
        <div className="role-all-head row middle wrap between gap-3">
          <h2 id="all-permissions">All permissions</h2>
          <PermissionSearch />
        </div>
        {groups.length === 0 && <NothingFound />}
        {groups.map((group) => (
          <GroupOf key={group.name} role={role} book={book} onClick={click} group={group} />
        ))}
      </section>
      <FoldedHistory record="role" id={role.id} labels={{ role_name: 'name' }} />
      {question}
    </>
  );
};

const One = () => {
  const { id = '' } = useParams();
  const { book, error, retry } = useRoleBook();
  if (!book) return <Unanswered error={error} refetch={retry} rows={12} label="Loading the role" />;
  const role = book.roles.find((one) => one.id === id);
  if (role) return <Permissions role={role} book={book} />;
  return (
    <>
      <Link to="/setup/roles">All roles</Link>
      <Failed error={new ApiError(404, { message: 'This role was not found.' })} retry={retry} />
    </>
  );
};

export default function RolePermissionsPage() {
  const { canCall } = useAccess();
  if (!canCall('roles/index')) return <Forbidden />;
  return (
    <div className="page role-page">
      <title>Permissions – Leadline</title>
      <One />
    </div>
  );
}
