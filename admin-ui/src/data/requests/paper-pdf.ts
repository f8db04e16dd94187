import { useMutation } from '@tanstack/react-query';
import { getFile, type ApiError } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';

/** An invoice, a receipt or a credit note as the family gets it. R182 */
export const usePaperPdf = (paymentId: string) =>
  useMutation<void, ApiError, string>({
    mutationFn: async (name) => saveFile(await getFile('payments/paper', { payment_id: paymentId }), `${name}.pdf`),
  });

/** An invoice as data: UBL after EN 16931. */
export const useEInvoice = (paymentId: string) =>
  useMutation<void, ApiError, string>({
    mutationFn: async (name) => saveFile(await getFile('payments/eInvoice', { payment_id: paymentId }), `${name}.xml`),
  });
