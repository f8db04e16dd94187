import type { ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { useEditHorseFile, useKeepHorseFile, useRemoveHorseFile, type HorseFile } from '@/data/requests/horse-files';
import { DateField, SelectField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import {
  documentKinds,
  documentWords,
  editToWire,
  fileProblems,
  kindsOf,
  newToWire,
  nothingSaid,
  saidProblems,
  valuesOf,
  type DocumentValues,
} from './document-values';
import { FileField } from './FileField';

type Asked = {
  readonly title: string;
  readonly submitLabel: string;
  readonly values: DocumentValues;
  readonly kinds?: typeof documentKinds;
  readonly validate: (values: DocumentValues) => Readonly<Record<string, string>>;
  readonly onSubmit: (values: DocumentValues) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

const DocumentForm = ({ title, submitLabel, kinds = documentKinds, children, onClose, ...form }: Asked) => (
  <Modal {...form} onSaved={onClose}>
    <Question title={title} submitLabel={submitLabel} onClose={onClose}>
      {children}
      <SelectField source="kind" label="What it is" options={kinds} empty="Choose …" required />
      <TextField
        source="name"
        label="Name"
        hint="Where its kind does not say enough"
        maxLength={100}
        autoComplete="off"
      />
      <DateField source="valid_until" label="Valid until" hint="Its last day; empty: it does not run out" />
    </Question>
  </Modal>
);

const Sending = ({ share }: { share: number | null }) =>
  share === null ? null : <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading" />;

type Horse = { readonly id: string; readonly name: string };

/** Taken back by one press. */
export const AddDocument = ({ horse, onClose }: { horse: Horse; onClose: () => void }) => {
  const { keep, share } = useKeepHorseFile(horse.id);
  const { mutateAsync: remove } = useRemoveHorseFile(horse.id);
  const say = useSay();
  const save = async (values: DocumentValues) => {
    if (!values.file) return;
    const { file } = await keep(newToWire(values.file, values));
    const undo = () => void say.after(remove({ id: file.id }), () => say.done('Undone'));
    say.done(`${documentWords(file)} of ${horse.name} added`, { undo });
  };
  return (
    <DocumentForm
      title={`Add a document of ${horse.name}`}
      submitLabel="Add"
      values={nothingSaid}
      validate={fileProblems}
      onSubmit={save}
      onClose={onClose}
    >
      <FileField source="file" />
      <Sending share={share} />
    </DocumentForm>
  );
};

type About = { readonly document: HorseFile; readonly onClose: () => void };

/** What is said of it; what stood there comes back by one press. */
export const EditDocument = ({ document, onClose }: About) => {
  const { mutateAsync: edit } = useEditHorseFile();
  const say = useSay();
  const before = valuesOf(document);
  const save = async (values: DocumentValues) => {
    const { file } = await edit(editToWire(document.id, values));
    const undo = () => void say.after(edit(editToWire(document.id, before)), () => say.done('Undone'));
    say.done(`${documentWords(file)} saved`, { undo });
  };
  return (
    <DocumentForm
      title={documentWords(document)}
      submitLabel="Save"
      values={before}
      kinds={kindsOf(document)}
      validate={saidProblems}
      onSubmit={save}
      onClose={onClose}
    />
  );
};

/** A newer file in its place; the last day is asked for anew. */
export const ReplaceDocument = ({ document, onClose }: About) => {
  const { keep, share } = useKeepHorseFile(document.horse_id);
  const say = useSay();
  const save = async (values: DocumentValues) => {
    if (!values.file) return;
    const { file } = await keep(newToWire(values.file, values, document.id));
    say.done(`${documentWords(file)} replaced`);
  };
  return (
    <DocumentForm
      title={`Replace ${documentWords(document)}`}
      submitLabel="Replace"
      values={{ ...valuesOf(document), valid_until: '' }}
      validate={fileProblems}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="break">{`${document.file_name} goes for good, and the new file stands in its place: there is no undo.`}</p>
      <FileField source="file" />
      <Sending share={share} />
    </DocumentForm>
  );
};
