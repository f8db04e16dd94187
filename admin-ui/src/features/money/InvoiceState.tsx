import { invoiceStateOf } from '@leadline/api-client/money';
import { Tag } from '@/ui/Tag';

type InvoiceStateProps = { readonly invoice: Parameters<typeof invoiceStateOf>[0] };

export const InvoiceState = ({ invoice }: InvoiceStateProps) => (
  <Tag tone={invoice.outstanding > 0 ? 'danger' : 'success'}>{invoiceStateOf(invoice)}</Tag>
);
