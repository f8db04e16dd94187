import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { policy } from '../../../platform/event-store/policy.js';
import { dayIn } from '../domain/days.js';
import { newPaper, numberPapers, paperStream, type NewPaper, type PaperBeginning } from '../domain/paper-number.js';
import type { NumberedPaper } from '../paper-events.js';

/** What a transaction has given already: rows of it come with the commit. */
const givenIn = new WeakMap<BarnTransaction, Map<NumberedPaper, number>>();

/** The last number of each kind, and which of the papers have one; one round trip. */
async function numberedBefore({ sql, farmId }: BarnTransaction, papers: readonly NewPaper[], year: number) {
  const last = await sql<{ paper: NumberedPaper; number: number; known: string[] }[]>`
    select wanted.paper, coalesce((
      select max(n.number) from paper_number n
      where n.farm_id = ${farmId} and n.paper = wanted.paper and n.year = ${year}), 0) as number,
      array(select n.subject_id from paper_number n where n.farm_id = ${farmId} and n.paper = wanted.paper
        and n.subject_id = any(${papers.map(({ subjectId }) => subjectId)}::uuid[])) as known
    from unnest(${[...new Set(papers.map(({ paper }) => paper))]}::text[]) wanted(paper)`;
  return { last, known: new Set(last.flatMap(({ known }) => known)) };
}

/** A paper has its number in the transaction that makes it, and what is rolled back takes none: so there are no gaps. */
export const numberPapersWhenTheyBegin = policy<PaperBeginning>(
  'billing.number-papers',
  [
    'billing.PaymentRecorded',
    'billing.RefundRequested',
    'billing.RefundApproved',
    'billing.MoneyWithdrawn',
    'billing.VoucherRefunded',
    'billing.VoucherSold',
  ],
  async (events, barn) => {
    const papers = events.flatMap(newPaper);
    if (papers.length === 0) return;
    const year = Number(dayIn(barn.settings.timeZone, barn.now).slice(0, 4));
    const { last, known } = await numberedBefore(barn, papers, year);
    const given = givenIn.get(barn) ?? new Map<NumberedPaper, number>();
    givenIn.set(barn, given);
    const counts = last.map(({ paper, number }) => [paper, Math.max(number, given.get(paper) ?? 0)] as const);
    for (const event of numberPapers(papers, { year, last: new Map(counts), known })) {
      barn.begin(paperStream, event.data.subjectId, [event]);
      given.set(event.data.paper, event.data.number);
    }
  },
);
