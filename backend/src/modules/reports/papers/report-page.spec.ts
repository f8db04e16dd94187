import { sayIn } from '../domain/saved/say-value.js';
import { reportPage, type ReportPaper } from './report-page.js';

const paper: ReportPaper = {
  title: 'Beginners <last week>',
  barn: { name: 'Maple Hill', address: ['12 Orchard Lane', 'Guelph'], email: 'office@maplehill.test', paper: 'Letter' },
  days: 'Mon 16 Nov 2026 to Sun 22 Nov 2026',
  filters: ['Section: Beginners'],
  totals: [['Lessons', '2']],
  columns: [
    { name: 'start', label: 'Date and time', kind: 'start' },
    { name: 'minutes', label: 'Hours', kind: 'minutes' },
  ],
  rows: [{ start: '2026-11-16 16:00', minutes: 45 }],
  rowCount: 2,
};
const page = (own: Partial<ReportPaper> = {}) => reportPage({ ...paper, ...own }, sayIn('CAD'));
const textOf = (text: string) =>
  text
    .replace(/<head>.*?<\/head>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a report on paper', () => {
  it('says of which days it is, what is in it, what it comes to, and what is left out', () =>
    expect(textOf(page())).toBe(
      'Maple Hill 12 Orchard Lane Guelph office@maplehill.test Beginners &lt;last week&gt; ' +
        'Mon 16 Nov 2026 to Sun 22 Nov 2026 · Section: Beginners Date and time Hours Mon 16 Nov 2026, 16:00 0:45 h ' +
        'These are the first 1 of 2 rows. Lessons 2',
    ));
  it('says so where nothing is in it', () =>
    expect(textOf(page({ rows: [], rowCount: 0, totals: [] }))).toContain('There is nothing in it.'));
  it('stands upright, and lies where it is wide', () => {
    expect(page()).toContain('size: Letter;');
    const columns = Array.from({ length: 6 }, (_, n) => ({ name: `c${n}`, label: `C${n}`, kind: 'text' as const }));
    expect(page({ columns })).toContain('size: Letter landscape;');
  });
});
