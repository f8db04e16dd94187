import { getFile } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';

/** An invoice or a receipt as a PDF. R182 */
export const downloadPaper = async (paymentId: string, name: string): Promise<void> =>
  saveFile(await getFile('payments/paper', { payment_id: paymentId }), `${name}.pdf`);
