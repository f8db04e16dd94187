import { Link, useLocation } from 'react-router-dom';
import type { Role } from '@/data/requests/roles';
import { count } from '@/data/time/words';
import { moveFocus } from '@/ui/move-focus';
import { narrows, PermissionName } from './PermissionName';
import { SeeAsRole } from './SeeAsRole';
import { heldBy, nameOf, staffOf, type Group, type RoleBook } from './role-book';
import type { ClickPermission } from './use-permission-click';
import './matrix.css';

const RoleHead = ({ role, book }: { role: Role; book: RoleBook }) => {
  const { search } = useLocation();
  const held = heldBy(book, role.id).length;
  return (
    <th scope="col" aria-label={nameOf(role)}>
      <Link
        className="role-name strong ink break"
        title={nameOf(role)}
        to={`/setup/roles/roleform/edit/${role.id}${search}`}
      >
        <span>{nameOf(role)}</span>
      </Link>
      <Link className="role-held" to={`/setup/roles/rolepermission/${role.id}${search}`}>
        {held === 0 ? 'None assigned' : count(held, 'permission')}
      </Link>
      <p className="role-staff">{staffOf(role)}</p>
      {role.description && (
        <p className="role-description" title={role.description}>
          {role.description}
        </p>
      )}
      <SeeAsRole role={role} short />
    </th>
  );
};

type MatrixProps = { readonly book: RoleBook; readonly groups: readonly Group[]; readonly onClick: ClickPermission };

/** Permissions down, roles across; a cell is a click. */
export const PermissionMatrix = ({ book, groups, onClick }: MatrixProps) => (
  <div className="matrix-scroll">
    <table className="matrix" aria-label="Permissions of roles" onKeyDown={moveFocus(book.roles.length)}>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {book.roles.map((role) => (
            <RoleHead key={role.id} role={role} book={book} />
          ))}
        </tr>
      </thead>
      {groups.map(({ name, permissions }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" className="matrix-group" colSpan={1 + book.roles.length}>
              <div>
                {name}
                {permissions[0]?.is_restriction === 1 && <p className="permission-opens">{narrows}</p>}
              </div>
            </th>
          </tr>
          {permissions.map((permission) => (
            <tr key={permission.id}>
              <th scope="row">
                <PermissionName permission={permission} />
              </th>
              {book.roles.map((role) => (
                <td key={role.id}>
                  <label className="matrix-cell">
                    <input
                      type="checkbox"
                      aria-label={`${nameOf(role)}: ${permission.name}`}
                      checked={book.holds(role.id, permission.id)}
                      onChange={({ target }) => onClick({ role, permission }, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);
