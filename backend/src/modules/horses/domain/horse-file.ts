import { invalid } from '../../../platform/errors/refusal.js';

/** What a file of a horse is; only a photo shows the horse itself, and never runs out. */
export const FILE_KINDS = ['photo', 'passport', 'insurance', 'vet_report', 'contract', 'xray', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const WORDS: Readonly<Record<FileKind, string>> = {
  photo: 'Photo',
  passport: 'Passport',
  insurance: 'Insurance',
  vet_report: 'Vet report',
  contract: 'Lease or boarding contract',
  xray: 'X-ray',
  other: 'Document',
};

/** What staff say of a file. `validUntil` is the last day on which it holds. */
export interface SaidOfFile {
  readonly fileKind: FileKind;
  readonly documentName: string | null;
  readonly validUntil: string | null;
}

const isPicture = (contentType: string) => contentType.startsWith('image/');

/** Where nothing is said of it. */
const usualKind = (contentType: string): FileKind => (isPicture(contentType) ? 'photo' : 'other');

/** What is left out stays. */
export type GivenOfFile = { readonly [Said in keyof SaidOfFile]?: SaidOfFile[Said] | undefined };

/** What is not said stays as it was said of the file before, which may be the one that it replaces. */
export function saidOf(
  { fileKind, documentName, validUntil }: GivenOfFile,
  before: SaidOfFile | null,
  contentType: string,
): SaidOfFile {
  const stood = before ?? { fileKind: usualKind(contentType), documentName: null, validUntil: null };
  return {
    fileKind: fileKind ?? stood.fileKind,
    documentName: documentName === undefined ? stood.documentName : documentName,
    validUntil: validUntil === undefined ? stood.validUntil : validUntil,
  };
}

export function checkHorseFile({ fileKind, validUntil }: SaidOfFile, contentType: string) {
  if (fileKind !== 'photo') return;
  if (!isPicture(contentType)) throw invalid('kind', 'A photo is a picture: say what this document is.');
  if (validUntil !== null) throw invalid('valid_until', 'A photo does not run out: say which document it is.');
}

/** Insurance: Policy 2026 */
export const fileWords = ({ fileKind, documentName }: Pick<SaidOfFile, 'fileKind' | 'documentName'>) =>
  documentName === null ? WORDS[fileKind] : `${WORDS[fileKind]}: ${documentName}`;
