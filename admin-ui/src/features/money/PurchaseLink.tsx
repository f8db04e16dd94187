import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';

/** For administrators; families buy by themselves. R204 */
export const PurchaseLink = () => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  if (!canCall('items/createMultiple')) return null;
  return (
    <Button component={Link} to={`${address}/online`} variant="outlined">
      Purchase Items / Create Invoice
    </Button>
  );
};
