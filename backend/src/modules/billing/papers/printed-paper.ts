import { Logger } from '@nestjs/common';
import { eInvoiceOf } from './e-invoice/e-invoice-of.js';
import { enclosed } from './e-invoice/write.js';
import { paperName, paperPage } from './paper-page.js';
import type { Paper } from './paper.js';

/** A page for the printer, and what is done with its PDF afterwards. */
export interface PrintedPaper {
  readonly page: string;
  readonly finish?: (pdf: Buffer) => Promise<Buffer>;
}

const logger = new Logger('papers');

/**
 * An invoice, a receipt or a credit note as it leaves the barn: with an invoice's data within, where the barn wants it and
 * nothing is in the way. What cannot be enclosed leaves as a plain PDF: a family waits for it.
 */
export function printedPaper(paper: Paper, payUrl?: string): PrintedPaper {
  const page = paperPage(paper, payUrl);
  const made = paper.barn.sendsEInvoices ? eInvoiceOf(paper) : undefined;
  if (!made || 'obstacle' in made) return { page };
  return {
    page,
    finish: async (pdf) => {
      try {
        return await enclosed(made.invoice, pdf, paperName(paper));
      } catch (error) {
        logger.error(`Invoice ${paper.payment.payment_id} cannot be enclosed as data: ${(error as Error).name}`);
        return pdf;
      }
    },
  };
}
