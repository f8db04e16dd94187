import { exampleInvoicePaper } from './example-paper.js';
import type { Statement } from './statement.js';

/** For previews and specs. */
export const exampleStatement: Statement = {
  barn: exampleInvoicePaper.barn,
  holder: { name: 'Ewa Kowalska', email: 'parent@maplehill.test', address: ['12 Elm Street', 'Guelph ON N1H 3A1'] },
  from: '2026-11-01',
  until: '2026-11-30',
  opening: 100,
  entries: [
    {
      date: '2026-11-20',
      payment_id: 'i12',
      kind: 'invoice',
      what: 'Invoice 12',
      charged: 508.5,
      paid: 0,
      balance: 608.5,
    },
    {
      date: '2026-11-21',
      payment_id: 'm1',
      kind: 'refund',
      what: 'Given back, Cash',
      charged: -45,
      paid: -45,
      balance: 608.5,
    },
  ],
  charged: 463.5,
  paid: -45,
  closing: 608.5,
  open: 608.5,
  credits: 0,
};
