import type { ReactNode } from 'react';
import { ReadingDialog } from '@/ui/ReadingDialog';

type PaymentOutcomeProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** What became of a payment by card; there is nothing to do but to go on. */
export const PaymentOutcome = ({ title, onClose, children }: PaymentOutcomeProps) => {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <div role="status">{children}</div>
    </ReadingDialog>
  );
};
