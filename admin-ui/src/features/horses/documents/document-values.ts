import type { HorseFile, NewHorseFile } from '@/data/requests/horse-files';
import { asShown, type Shown } from '@/ui/history/values';
import { MOST_BYTES, TOO_LARGE } from './file-rules';

type Kind = HorseFile['kind'];

export type DocumentValues = {
  readonly file: File | null;
  readonly kind: Kind | '';
  readonly name: string;
  readonly valid_until: string;
};

const photo: { readonly id: Kind; readonly name: string } = { id: 'photo', name: 'Photo of the horse' };

export const documentKinds: readonly { readonly id: Kind; readonly name: string }[] = [
  { id: 'passport', name: 'Passport' },
  { id: 'insurance', name: 'Insurance' },
  { id: 'vet_report', name: 'Vet report' },
  { id: 'contract', name: 'Lease or boarding contract' },
  { id: 'xray', name: 'X-ray' },
  { id: 'other', name: 'Other document' },
];

/** What a file that is there may be: only a picture may be a photo. */
export const kindsOf = ({ is_image }: Pick<HorseFile, 'is_image'>) =>
  is_image === 1 ? [...documentKinds, photo] : documentKinds;

export const kindName = (kind: string): string => [...documentKinds, photo].find(({ id }) => id === kind)?.name ?? kind;

/** Insurance “Policy 2026” */
export const documentWords = ({ kind, name }: Pick<HorseFile, 'kind' | 'name'>): string =>
  name === null ? kindName(kind) : `${kindName(kind)} “${name}”`;

/** As the history calls what was changed. */
export const documentLabels = {
  file_kind: 'Kind of document',
  document_name: 'Name of the document',
  valid_until: 'Valid until',
};

export const documentShown: Shown = (field, value) => (field === 'file_kind' ? kindName(value) : asShown(field, value));

/** What keeps what is said from being sent, by field. */
export const saidProblems = ({ kind, valid_until }: DocumentValues) => ({
  ...(kind === '' && { kind: 'Choose what it is' }),
  ...(kind === 'photo' && valid_until !== '' && { valid_until: 'A photo does not run out: empty the day' }),
});

export const fileProblems = (values: DocumentValues) => ({
  ...saidProblems(values),
  ...(!values.file && { file: 'Choose the file' }),
  ...(values.file && values.file.size > MOST_BYTES && { file: TOO_LARGE }),
});

export const nothingSaid: DocumentValues = { file: null, kind: '', name: '', valid_until: '' };

export const valuesOf = ({ kind, name, valid_until }: HorseFile): DocumentValues => ({
  file: null,
  kind,
  name: name ?? '',
  valid_until: valid_until ?? '',
});

const saidOf = ({ kind, name, valid_until }: DocumentValues) => ({
  ...(kind !== '' && { kind }),
  name: name.trim(),
  valid_until,
});

/** All that is said of it, so that what was there can be put back. */
export const editToWire = (id: string, values: DocumentValues) => ({ id, ...saidOf(values) });

export const newToWire = (file: File, values: DocumentValues, replaces?: string): NewHorseFile => ({
  ...saidOf(values),
  ...(replaces !== undefined && { replaces }),
  file,
});
