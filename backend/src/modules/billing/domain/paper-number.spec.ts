import type { NumberedPaper } from '../paper-events.js';
import { newPaper, numberPapers, printedNumber, type PaperBeginning } from './paper-number.js';

const of = (type: PaperBeginning['type'], data: object) => newPaper({ type, data } as PaperBeginning);

describe('a paper begins', () => {
  it.each<[string, PaperBeginning['type'], object, object[]]>([
    ['with money', 'billing.PaymentRecorded', { receiptId: null }, [{ paper: 'receipt', subjectId: 'money' }]],
    [
      'with the first of what was received as one',
      'billing.PaymentRecorded',
      { receiptId: 'money' },
      [{ paper: 'receipt', subjectId: 'money' }],
    ],
    ['not with the others', 'billing.PaymentRecorded', { receiptId: 'first' }, []],
    ['not with what somebody wants back', 'billing.RefundRequested', { approved: false }, []],
    [
      'with a refund at once',
      'billing.RefundRequested',
      { approved: true },
      [{ paper: 'credit_note', subjectId: 'money' }],
    ],
    ['with what is approved', 'billing.RefundApproved', {}, [{ paper: 'credit_note', subjectId: 'money' }]],
    ['with what the provider took', 'billing.MoneyWithdrawn', {}, [{ paper: 'credit_note', subjectId: 'money' }]],
    ['with a voucher’s money', 'billing.VoucherRefunded', {}, [{ paper: 'credit_note', subjectId: 'money' }]],
    ['with a voucher', 'billing.VoucherSold', { voucherId: 'gift' }, [{ paper: 'voucher', subjectId: 'gift' }]],
  ])('%s', (_, type, data, expected) => expect(of(type, { paymentId: 'money', ...data })).toEqual(expected));
});

describe('numbers of papers', () => {
  const papers = (['receipt', 'credit_note', 'receipt'] as const).map((paper, n) => ({ paper, subjectId: `${n}` }));
  const given = (last: [NumberedPaper, number][], known: string[] = []) =>
    numberPapers(papers, { year: 2026, last: new Map(last), known: new Set(known) }).map(({ data }) =>
      printedNumber(data),
    );
  it('begin at 1, each kind by itself', () => expect(given([])).toEqual(['R-2026-1', 'C-2026-1', 'R-2026-2']));
  it('go on after the last', () => expect(given([['receipt', 17]])).toEqual(['R-2026-18', 'C-2026-1', 'R-2026-19']));
  it('are kept by what has one, and none is left out', () =>
    expect(given([['receipt', 17]], ['0', '1'])).toEqual(['R-2026-18']));
  it('tell vouchers apart', () => expect(printedNumber({ paper: 'voucher', year: 2027, number: 1 })).toBe('V-2027-1'));
});
