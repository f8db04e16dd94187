import { Link, useLocation } from 'react-router-dom';
import Tooltip from '@mui/material/Tooltip';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useEnquiryCount } from '@/data/requests/enquiries';
import { usePaymentIssueCount } from '@/data/requests/payment-issues';
import { useTimeOffCount } from '@/data/requests/staff-off';
import { useAskingCount } from '@/data/requests/registrations';
import { entriesFor } from './entries';
import './side-menu.css';

type SideMenuProps = { readonly narrow: boolean; readonly onNavigate?: () => void };

export const SideMenu = ({ narrow, onNavigate }: SideMenuProps) => {
  const access = useAccess();
  const { pathname } = useLocation();
  const barn = useBarn();
  const asking = useAskingCount(barn.clients_can_register === 1 && access.canCall('registrations/asking'));
  const waiting: Readonly<Record<string, number>> = {
    '/enquiries': useEnquiryCount(),
    '/paymentIssues': usePaymentIssueCount(),
    '/setup': asking,
    '/staff': useTimeOffCount(),
  };
  return (
    <nav className={narrow ? 'menu menu-narrow' : 'menu'} aria-label="Main">
      <ul>
        {entriesFor(access, barn).map(({ to, area, label, icon, group }, at, all) => (
          <li key={to} className={group === all[at - 1]?.group ? undefined : 'menu-group'}>
            <Tooltip title={narrow ? label : ''} placement="right">
              <Link
                to={to}
                className="menu-link"
                aria-label={narrow ? [label, waiting[to]].filter(Boolean).join(' ') : undefined}
                aria-current={pathname.startsWith(area) ? 'page' : undefined}
                onClick={onNavigate}
              >
                {icon}
                {!narrow && <span>{label}</span>}
                {Boolean(waiting[to]) && <span className="menu-count">{waiting[to]}</span>}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
};
