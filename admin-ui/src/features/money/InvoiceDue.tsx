import { useBarn } from '@/data/requests/barn';
import { count } from '@/data/time/words';
import { DateField } from '@/ui/form/form-inputs';

const usual = (days: number | null) => {
  if (days === null) return 'Empty: the invoice names no day.';
  return days === 0 ? 'Empty: on its own date.' : `Empty: ${count(days, 'day')} after its date.`;
};

/** Of a new invoice; what stands in the settings unless staff say otherwise. */
export const InvoiceDue = () => {
  const { invoice_due_days } = useBarn();
  return <DateField source="due_date" label="Due date" hint={usual(invoice_due_days)} />;
};
