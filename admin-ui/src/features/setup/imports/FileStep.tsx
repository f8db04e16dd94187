import { useRef, useState, type DragEvent } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { downloadExample, useReadFile, type Import, type Kind } from '@/data/requests/imports';
import { FileInput } from '@/ui/form/FileInput';
import { RadioInput, TextArea } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';
import { EarlierImports } from './EarlierImports';
import { isKind, KINDS } from './words';

const MOST_BYTES = 5_242_880;
const TOO_LARGE = 'File is too large - must be under 5MB';
const TAKEN = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
const kinds = (['people', 'horses'] as const).map((id) => ({ id, name: KINDS[id].label }));

type FileStepProps = {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly onRead: (run: Import) => void;
};

export const FileStep = ({ kind, onKind, onRead }: FileStepProps) => {
  const { read, share, error } = useReadFile(onRead);
  const [tooLarge, setTooLarge] = useState(false);
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const say = useSay();
  const problem = tooLarge ? TOO_LARGE : error?.message;
  const take = (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (file && file.size <= MOST_BYTES) read(kind, file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <section className="import-file" aria-label="File">
      <RadioInput
        legend="What is in the file"
        value={kind}
        onChange={(next) => isKind(next) && onKind(next)}
        options={kinds}
      />
      <p className="muted">{KINDS[kind].what} Nothing changes before you have looked at it.</p>
      <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Button variant="contained" disabled={share !== null} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <span className="muted">CSV, at most 5,000 rows and 5 MB; or drop it here</span>
        <Button
          variant="text"
          onClick={() => void say.after(downloadExample(kind), () => say.done('An example was downloaded'))}
        >
          Download an example
        </Button>
        <FileInput input={input} label="File to import" accept={TAKEN} onChoose={take} />
        {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label="Reading the file" />}
        {problem && share === null && (
          <p className="import-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <TextArea
        label="Or paste cells from a spreadsheet"
        hint="Copy them together with the row of their names"
        value={pasted}
        onChange={setPasted}
        rows={4}
      />
      <Button
        variant="outlined"
        disabled={pasted.trim() === '' || share !== null}
        onClick={() => take(new File([pasted], 'Pasted cells', { type: 'text/plain' }))}
      >
        Read what was pasted
      </Button>
      <EarlierImports />
    </section>
  );
};
