import { NavLink } from 'react-router-dom';
import Tooltip from '@mui/material/Tooltip';
import { useAccess } from '@/providers/use-access';
import { entriesFor } from './entries';
import './side-menu.css';

type SideMenuProps = { readonly narrow: boolean; readonly onNavigate?: () => void };

export const SideMenu = ({ narrow, onNavigate }: SideMenuProps) => {
  const access = useAccess();
  return (
    <nav className={narrow ? 'menu menu-narrow' : 'menu'} aria-label="Main">
      <ul>
        {entriesFor(access).map(({ to, label, icon }) => (
          <li key={to}>
            <Tooltip title={narrow ? label : ''} placement="right">
              <NavLink to={to} className="menu-link" aria-label={narrow ? label : undefined} onClick={onNavigate}>
                {icon}
                {!narrow && <span>{label}</span>}
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
};
