import { usePayLink, type Payment } from '@/data/requests/money';
import { useAccess } from '@/data/providers/use-access';
import { CopiedAddress } from '@/ui/CopiedAddress';

const meaning = (invoiceNumber: number | null) =>
  `Whoever has it sees invoice ${invoiceNumber} and nothing else, and pays it by card without signing in. Mails about it carry it, too; ` +
  'once it is paid it opens nothing more.';

/** As mails about the invoice have it; where nothing is open, or families pay no card, there is none. */
export const PayLink = ({ invoice: { id, invoice_number, outstanding } }: { readonly invoice: Payment }) => {
  const { canCall } = useAccess();
  const { data: url } = usePayLink(id, outstanding > 0 && canCall('payments/payLink'));
  if (!url) return null;
  return (
    <section className="stack gap-2" aria-label="Pay link">
      <CopiedAddress label="Pay link" address={url} />
      <p className="muted">{meaning(invoice_number)}</p>
    </section>
  );
};
