import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { useBarn } from '@/data/requests/barn';
import { useAccess } from '@/data/providers/use-access';
import { DayAtAGlance } from './DayAtAGlance';
import { Search } from './Search';
import { HelpLink } from './HelpLink';
import { UserMenu } from './UserMenu';

type TopBarProps = { readonly narrow: boolean; readonly onOpenMenu: () => void; readonly onCollapse: () => void };

export const TopBar = ({ narrow, onOpenMenu, onCollapse }: TopBarProps) => {
  const barn = useBarn();
  const { canOpen } = useAccess();
  return (
    <header className="topbar no-print">
      <IconButton className="topbar-open" aria-label="Open menu" onClick={onOpenMenu}>
        <MenuIcon fontSize="small" />
      </IconButton>
      <IconButton
        className="topbar-collapse"
        aria-label={narrow ? 'Expand menu' : 'Collapse menu'}
        aria-expanded={!narrow}
        onClick={onCollapse}
      >
        {narrow ? <MenuIcon fontSize="small" /> : <MenuOpenIcon fontSize="small" />}
      </IconButton>
      <span className="topbar-barn cut">{barn.farm_name}</span>
      {canOpen('daysheet') && <DayAtAGlance zone={barn.time_zone} />}
      <span className="grows" />
      <Search zone={barn.time_zone} />
      <HelpLink />
      <UserMenu />
    </header>
  );
};
