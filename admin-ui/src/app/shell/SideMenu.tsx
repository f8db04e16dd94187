import { Link, useLocation } from 'react-router-dom';
import Tooltip from '@mui/material/Tooltip';
import { useAccess } from '@/data/providers/use-access';
import { entriesFor } from './entries';
import './side-menu.css';

type SideMenuProps = { readonly narrow: boolean; readonly onNavigate?: () => void };

export const SideMenu = ({ narrow, onNavigate }: SideMenuProps) => {
  const access = useAccess();
  const { pathname } = useLocation();
  return (
    <nav className={narrow ? 'menu menu-narrow' : 'menu'} aria-label="Main">
      <ul>
        {entriesFor(access).map(({ to, area, label, icon, group }, at, all) => (
          <li key={to} className={group === all[at - 1]?.group ? undefined : 'menu-group'}>
            <Tooltip title={narrow ? label : ''} placement="right">
              <Link
                to={to}
                className="menu-link"
                aria-label={narrow ? label : undefined}
                aria-current={pathname.startsWith(area) ? 'page' : undefined}
                onClick={onNavigate}
              >
                {icon}
                {!narrow && <span>{label}</span>}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
};
