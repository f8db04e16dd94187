import { useNavigate } from 'react-router-dom';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useAccess } from '@/data/providers/use-access';
import { MenuButton } from '@/ui/MenuButton';

/** What is done with many lessons of the day at once, and what was done too much. */
export const BulkMenu = ({ day }: { day: string }) => {
  const { canCall } = useAccess();
  const navigate = useNavigate();
  const many = [
    { key: 'bulk', label: 'Cancel or delete several…', onClick: () => void navigate(`/bulk?date=${day}`) },
    { key: 'weather', label: 'Weather day…', onClick: () => void navigate(`/weather?date=${day}`) },
  ];
  const deleted = { key: 'deleted', label: 'Deleted events', onClick: () => void navigate('/deleted') };
  const entries = [
    ...(canCall('lessons/bulkCancel') ? many : []),
    ...(canCall('lessons/delete') && canCall('lessons/restore') ? [deleted] : []),
  ];
  if (entries.length === 0) return null;
  return <MenuButton label="More for this day" entries={entries} icon={<MoreIcon fontSize="small" />} />;
};
