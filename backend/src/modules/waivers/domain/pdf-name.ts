import type { SignedPaper } from './signed-paper.js';

/** What no system takes in the name of a file. */
const UNFIT = /[\p{Cc}\\/:*?"<>|]/gu;

/** title_firstNamelastName.pdf, else waiver.pdf. R194 */
export function pdfName({ title, firstName, lastName }: Pick<SignedPaper, 'title' | 'firstName' | 'lastName'>) {
  const [of, who] = [title, firstName + lastName].map((text) => text.replace(UNFIT, '').trim());
  return of && who ? `${of}_${who}.pdf` : 'waiver.pdf';
}
