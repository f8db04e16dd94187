import type { EInvoice } from './en16931.js';

/** The library tells what it does; nothing of it belongs into a log, as it names people. */
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** Loaded when the first one is asked for: most barns write none, and it is large. */
async function writer() {
  const { InvoiceService } = await import('@e-invoice-eu/core');
  return new InvoiceService(silent);
}

/** UBL 2.1 after EN 16931, which portals of public bodies and accounting programs read. */
export const invoiceXml = async (invoice: EInvoice): Promise<string> =>
  String(await (await writer()).generate(invoice, { format: 'UBL', lang: 'en', noWarnings: true }));

/** The same PDF with the invoice in it as data: Factur-X 1 (ZUGFeRD 2), profile EN 16931. */
export async function enclosed(invoice: EInvoice, pdf: Buffer, fileName: string): Promise<Buffer> {
  const made = await (
    await writer()
  ).generate(invoice, {
    format: 'Factur-X-EN16931',
    lang: 'en',
    noWarnings: true,
    pdf: { buffer: pdf, filename: fileName, mimetype: 'application/pdf' },
  });
  return Buffer.from(made as Uint8Array);
}
