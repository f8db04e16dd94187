import { useNavigate } from 'react-router-dom';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useAccess } from '@/data/providers/use-access';
import { MenuButton } from '@/ui/MenuButton';

/** What is done with many lessons of the day at once. */
export const BulkMenu = ({ day }: { day: string }) => {
  const { canCall } = useAccess();
  const navigate = useNavigate();
  if (!canCall('lessons/bulkCancel')) return null;
  const entries = [
    { key: 'bulk', label: 'Cancel or delete several…', onClick: () => void navigate(`/bulk?date=${day}`) },
    { key: 'weather', label: 'Weather day…', onClick: () => void navigate(`/weather?date=${day}`) },
  ];
  return <MenuButton label="More for this day" entries={entries} icon={<MoreIcon fontSize="small" />} />;
};
