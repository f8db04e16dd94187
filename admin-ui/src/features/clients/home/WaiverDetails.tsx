import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { asApiError } from '@leadline/api-client';
import { waiverParts } from '@leadline/api-client/waivers';
import { useFamily } from '@/data/client-context';
import { useWaiver, useWaiverPdf } from '@/data/requests/waivers';
import { dateOnly } from '@/data/time/words';
import { Facts } from '@/ui/record/Facts';
import { Unanswered } from '@/ui/states';

/** All that stands on a signed waiver, and its PDF. R256 */
export default function WaiverDetails() {
  const { waiver: id = '' } = useParams();
  const { address } = useFamily();
  const { data, error, refetch } = useWaiver(id);
  const pdf = useWaiverPdf(id);
  const navigate = useNavigate();
  const titleId = useId();
  const close = () => void navigate(`${address}/waivers`);
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>{data?.waiver.title || 'Waiver'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {data ? (
          waiverParts(data.waiver, dateOnly).map(({ title, facts }) => (
            <section key={title} aria-label={title} className="stack gap-2">
              <h3>{title}</h3>
              <Facts facts={facts.map(([label, value]) => ({ label, value }))} />
            </section>
          ))
        ) : (
          <Unanswered error={error} refetch={refetch} rows={5} label="Waiver" />
        )}
        {pdf.error && <p role="alert">{asApiError(pdf.error).message}</p>}
      </DialogContent>
      <DialogActions>
        {data && (
          <Button variant="outlined" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
            Download PDF
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
