import { flag, line } from './setting.js';

/** What invoices say about tax, and as what they are sent. */
export const TAX_SETTINGS = [
  line(
    'tax_number',
    'Tax number',
    'On everything about money that leaves the house. With VAT: its number, like DE123456789.',
    {
      max: 40,
    },
  ),
  line(
    'tax_exemption',
    'Why no tax is charged',
    'For what is sold without tax: e-invoices have to name the reason, like “exempt as a small business”.',
  ),
  flag(
    'sends_e_invoices',
    'Invoices are e-invoices, too',
    'Their PDF carries them as data (EN 16931, Factur-X, ZUGFeRD), as businesses in Europe ask for; each can be had as XML.',
  ),
];
