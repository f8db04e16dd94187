import { Link, useLocation } from 'react-router-dom';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { helpFor } from '@/features/help/guides';

/** To the guide that explains the screen one is on. */
export const HelpLink = () => {
  const { pathname } = useLocation();
  return (
    <Tooltip title="How this page works">
      <IconButton component={Link} to={helpFor(pathname)} aria-label="How this page works" className="topbar-help">
        <HelpIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
