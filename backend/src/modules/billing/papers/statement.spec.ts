import { exampleStatement as statement } from './example-statement.js';
import { entryWords, type Statement } from './statement.js';
import { statementName, statementPage } from './statement-page.js';

const textOf = (of: Statement) =>
  statementPage(of)
    .replace(/<head>.*?<\/head>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('an account on paper', () => {
  it('says what was open before, what happened on which weekday, and what is open at the end', () => {
    expect(statementPage(statement)).toContain('size: A4');
    expect(textOf(statement)).toBe(
      'Ewa Kowalska 12 Elm Street Guelph ON N1H 3A1 parent@maplehill.test Maple Hill 12 Orchard Lane Guelph office@maplehill.test ' +
        'Account statement Sunday 1 November 2026 – Monday 30 November 2026 · Open on the last day: CAD 608.50 ' +
        'Date What Charged Paid Open Sun 1 Nov 2026 Open before CAD 100.00 ' +
        'Fri 20 Nov 2026 Invoice 12 CAD 508.50 CAD 608.50 Sat 21 Nov 2026 Given back, Cash CAD -45.00 CAD -45.00 CAD 608.50 ' +
        'Open before CAD 100.00 Charged CAD 463.50 Paid CAD 45.00 Open on the last day CAD 608.50',
    );
    expect(statementName(statement)).toBe('Account statement 2026-11-01 2026-11-30.pdf');
  });

  it('says so where nothing happened', () =>
    expect(textOf({ ...statement, entries: [] })).toContain('Nothing happened on this account between these days.'));

  it.each([
    ['invoice', 508.5, null, 'Invoice 12'],
    ['payment', 10.17, 'card', 'Payment for invoice 12, Card'],
    ['purchase', 45, 'cash', 'Bought and paid, Cash'],
    ['credit', 45, 'transfer', 'Payment, kept as a credit, Bank Transfer'],
    ['refund', -45, null, 'Given back'],
    ['refund', -45, 'dispute', 'Taken back by the bank'],
    ['settled', -8.5, null, 'Not asked for any more of invoice 12'],
    ['settled', 8.5, null, 'Paid more than invoice 12 asked for'],
  ] as const)('calls a %s of %p by %p: %s', (kind, charged, payment_method, words) =>
    expect(entryWords({ kind, charged, payment_method, invoice_number: 12 })).toBe(words),
  );
});
