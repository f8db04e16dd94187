import type { TillDayReply } from '../http/till.replies.js';
import { differenceWords, tillPage, type TillPaper } from './till-page.js';

const till: TillDayReply = {
  day: '2026-11-20',
  today: '2026-11-20',
  is_closed: 1,
  opening: 100,
  opening_from: '2026-11-19',
  expected_cash: 350,
  expected_total: 758.5,
  after_total: 0,
  takings: [
    { method: 'cash', name: 'Cash', payments: 3, refunds: -45, expected: 250, after: 0 },
    { method: 'transfer', name: 'Bank Transfer', payments: 1, refunds: 0, expected: 508.5, after: 0 },
  ],
  late: [],
  closings: [
    {
      closing_id: 'c1',
      closed_at: '2026-11-20T23:00:00.000Z',
      closed_by: 'Maya Reyes',
      opening: 100,
      expected: 350,
      counted: 345.5,
      difference: -4.5,
      left: 100,
      taken_out: 245.5,
      remark: 'Wrong <change>',
      ending: null,
      ended_at: null,
      ended_by: null,
    },
  ],
};
const barn = { name: 'Maple Hill', currency: 'CAD', timeZone: 'America/Toronto', logo: null, paper: 'A4' as const };
const of = (own: Partial<TillDayReply> = {}): TillPaper => ({
  till: Object.assign({}, till, own),
  barn,
  printed: new Date('2026-11-20T23:05:00Z'),
});
const textOf = (paper: TillPaper) =>
  tillPage(paper, 'A4')
    .replace(/<head>.*?<\/head>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a day’s takings on paper', () => {
  it('says what was counted and expected, by whom and when by the barn’s clock, and each method', () => {
    expect(tillPage(of(), 'Letter')).toContain('size: Letter');
    expect(textOf(of())).toBe(
      'Takings of Friday 20 November 2026 CAD 4.50 too little Cash Amount In the till before CAD 100.00 ' +
        'Came in, less what was given back CAD 250.00 Expected CAD 350.00 Counted CAD 345.50 ' +
        'Stays for the next day CAD 100.00 To the bank CAD 245.50 Closed Fri 20 Nov 2026, 18:00 by Maya Reyes. ' +
        'Wrong &lt;change&gt; By method Method Payments Given back Total After closing ' +
        'Cash 3 CAD -45.00 CAD 250.00 Bank Transfer 1 CAD 0.00 CAD 508.50 All CAD 758.50 Signature',
    );
  });

  it('says so where nobody has counted', () =>
    expect(textOf(of({ is_closed: 0, closings: [] }))).toContain('This day is not closed.'));

  it('shows former closings, and what came after', () => {
    const former = Object.assign({}, till.closings[0]!, {
      ending: 'corrected' as const,
      ended_at: '2026-11-21T14:00:00.000Z',
      ended_by: null,
    });
    const shown = textOf(of({ closings: [till.closings[0]!, former], after_total: 30 }));
    expect(shown).toContain('After closing: CAD 30.00.');
    expect(shown).toContain('corrected Sat 21 Nov 2026, 09:00, somebody who is gone');
  });

  it.each([
    [0, 'Counted and expected are the same'],
    [0.01, '0.01 too much'],
    [-0.01, '0.01 too little'],
  ])('a difference of %p is %p', (difference, words) =>
    expect(differenceWords(difference, (value) => value.toFixed(2))).toBe(words),
  );
});
