import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { PermissionMatrix } from './PermissionMatrix';
import { NothingFound, PermissionSearch, useSearch } from './PermissionSearch';
import { groupsOf, useRoleBook } from './role-book';
import { RoleList } from './RoleList';
import { usePermissionClick } from './use-permission-click';
import '@/ui/form/field.css';
import '@/ui/side-panel.css';
import '@/ui/list/list.css';
import './roles.css';

const Body = ({ add, isPhone }: { add: () => void; isPhone: boolean }) => {
  const { book, error, retry } = useRoleBook();
  const { click, question } = usePermissionClick(book);
  const { searched } = useSearch();
  if (!book)
    return (
      <div className="list-pad">
        <Unanswered error={error} refetch={retry} label="Loading roles" />
      </div>
    );
  if (book.roles.length === 0)
    return (
      <Empty
        title="No roles yet"
        text="A role is a name for what some of your staff may do: a groom, an instructor, the office."
        action={
          <Button variant="contained" onClick={add}>
            Add role
          </Button>
        }
      />
    );
  if (isPhone) return <RoleList book={book} />;
  const groups = groupsOf(book.permissions, searched);
  return (
    <>
      {groups.length === 0 ? <NothingFound /> : <PermissionMatrix book={book} groups={groups} onClick={click} />}
      {question}
    </>
  );
};

const Roles = () => {
  const { book } = useRoleBook();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { search } = useLocation();
  const add = () => void navigate(`/setup/roles/roleform/add${search}`);
  return (
    <div className="with-panel">
      <title>Roles – Leadline</title>
      <section className="list-page" aria-label="Roles">
        <header className="list-head">
          <h1>Roles {book && <span className="plain-weight muted">{book.roles.length}</span>}</h1>
          <div className="list-tools">
            {!isPhone && <PermissionSearch />}
            <Button variant="contained" onClick={add}>
              Add role
            </Button>
          </div>
        </header>
        <Body add={add} isPhone={isPhone} />
      </section>
      <Outlet />
    </div>
  );
};

export default function RolesPage() {
  const { canCall } = useAccess();
  return canCall('roles/index') ? <Roles /> : <Forbidden />;
}
