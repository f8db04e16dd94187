export const PAPER_FORMATS = ['A4', 'Letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Countries that print on Letter; all others use A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];
export const usualPaper = (countryCode: string): PaperFormat => (LETTER.includes(countryCode) ? 'Letter' : 'A4');
