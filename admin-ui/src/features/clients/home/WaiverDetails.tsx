import { useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';
import { waiverParts } from '@leadline/api-client/waivers';
import { useFamily } from '@/data/client-context';
import { useWaiver, useWaiverPdf } from '@/data/requests/waivers';
import { dateOnly } from '@/data/time/words';
import { Facts } from '@/ui/record/Facts';
import { Unanswered } from '@/ui/states';
import { ReadingDialog } from '@/ui/ReadingDialog';

/** All that stands on a signed waiver, and its PDF. R256 */
export default function WaiverDetails() {
  const { waiver: id = '' } = useParams();
  const { address } = useFamily();
  const { data, error, refetch } = useWaiver(id);
  const pdf = useWaiverPdf(id);
  const navigate = useNavigate();
  const close = () => void navigate(`${address}/waivers`);
  return (
    <ReadingDialog
      title={data?.waiver.title || 'Waiver'}
      onClose={close}
      actions={
        data && (
          <Button variant="outlined" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
            Download PDF
          </Button>
        )
      }
    >
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
    </ReadingDialog>
  );
}
