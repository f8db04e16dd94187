export const PAPER_FORMATS = ['A4', 'Letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Countries that print on Letter; all others use A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];
const usualPaper = (countryCode: string): PaperFormat => (LETTER.includes(countryCode) ? 'Letter' : 'A4');

interface PrintingBarn {
  readonly countryCode: string;
  readonly preferences: Readonly<Record<string, string | number | null>>;
}

const saidPaper = ({ preferences }: Pick<PrintingBarn, 'preferences'>) =>
  PAPER_FORMATS.find((paper) => paper === preferences.paper_size);

/** On which a barn prints for itself: as it has said, else as its country does. */
export const paperOf = (barn: PrintingBarn): PaperFormat => saidPaper(barn) ?? usualPaper(barn.countryCode);

/** Of what leaves the barn, as invoices do: A4, unless it has said otherwise. R182 */
export const sentPaperOf = (barn: Pick<PrintingBarn, 'preferences'>): PaperFormat => saidPaper(barn) ?? 'A4';
