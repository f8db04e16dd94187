import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useFamily } from '@/data/client-context';
import type { CardPaid as Paid } from '@leadline/api-client/card-payment';
import { useAmount } from './amounts';

/** Closing it shows what was bought. R223 */
export const CardPaid = ({ paid: { newpayment } }: { paid: Paid }) => {
  const { account, currentClient, address } = useFamily();
  const navigate = useNavigate();
  const amount = useAmount();
  const titleId = useId();
  const close = () => void navigate(`${address}/${currentClient.student_id ? 'purchases' : 'account'}`);
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>{`${amount(newpayment.total)} paid`}</DialogTitle>
      <DialogContent>
        <div role="status">
          <p>Your payment was successful.</p>
          {account?.contact_email && <p>A detailed receipt has been sent to your email.</p>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
