import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiError, Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useEInvoice, usePaperPdf } from '@/data/requests/paper-pdf';
import { useSay } from '@/ui/use-say';

interface Kept {
  label: string;
  /** Of the file, without its ending. */
  name: string;
  file: UseMutationResult<void, ApiError, string>;
}

const Keep = ({ label, name, file }: Kept) => {
  const say = useSay();
  return (
    <Button
      variant="outlined"
      disabled={file.isPending}
      onClick={() => file.mutate(name, { onError: (error) => say.refused(error) })}
    >
      {label}
    </Button>
  );
};

/** An invoice, or the credit note of what was given back. */
const isWritten = ({ invoice, transaction_type, paid }: Reply<'items/getAllItemsForPayment'>['payment']) =>
  invoice === 1 || (transaction_type === 'refund' && paid === 1);

/** What is kept of an invoice: its paper and, where the barn sends e-invoices, its data. What is missing for that is said. R182 */
export const InvoiceFiles = ({
  payment,
  name,
}: Pick<Reply<'items/getAllItemsForPayment'>, 'payment'> & Pick<Kept, 'name'>) => {
  const { sends_e_invoices } = useBarn();
  const { canCall } = useAccess();
  const pdf = usePaperPdf(payment.id);
  const xml = useEInvoice(payment.id);
  const hasData = sends_e_invoices && isWritten(payment) && canCall('payments/eInvoice');
  return (
    <>
      <Keep label="Download PDF" name={name} file={pdf} />
      {hasData && <Keep label="E-invoice (XML)" name={name} file={xml} />}
    </>
  );
};
