import { invoiceStateOf } from '@leadline/api-client/money';
import { Tag } from '@/ui/Tag';

type InvoiceStateProps = {
  readonly invoice: Parameters<typeof invoiceStateOf>[0];
  /** The family was asked to confirm its payment by card. */
  readonly waits?: boolean;
};

export const InvoiceState = ({ invoice, waits = false }: InvoiceStateProps) =>
  waits ? (
    <Tag tone="warning">waiting for the family</Tag>
  ) : (
    <Tag tone={invoice.outstanding > 0 ? 'danger' : 'success'}>{invoiceStateOf(invoice)}</Tag>
  );
