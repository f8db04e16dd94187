import { Link } from 'react-router-dom';
import { heldBy, nameOf, staffOf, type RoleBook } from './role-book';

/** One role below the other, where there is no room for columns. */
export const RoleList = ({ book }: { book: RoleBook }) => (
  <ul className="role-list" aria-label="Roles">
    {book.roles.map((role) => {
      const held = heldBy(book, role.id);
      return (
        <li key={role.id}>
          <Link className="role-name strong ink break" to={`/setup/roles/roleform/edit/${role.id}`}>
            {nameOf(role)}
          </Link>
          <span className="role-staff">{staffOf(role)}</span>
          {role.description && <p className="role-description">{role.description}</p>}
          <Link className="role-held" to={`/setup/roles/rolepermission/${role.id}`}>
            {held.length === 0 ? 'None assigned' : held.map(({ name }) => name).join(', ')}
          </Link>
        </li>
      );
    })}
  </ul>
);
