import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useAccess } from '@/data/providers/use-access';
import { useHorseFiles, useKeepHorseFile } from '@/data/requests/horse-files';
import { MOST_BYTES, PICTURES, TOO_LARGE } from '@/features/horses/documents/file-rules';
import { FileInput } from '@/ui/form/FileInput';
import { Unanswered } from '@/ui/states';
import { HorseFileTile } from './HorseFileTile';
import './horse-files.css';

const AddPhoto = ({ horseId }: { horseId: string }) => {
  const { start, share, error } = useKeepHorseFile(horseId);
  const [tooLarge, setTooLarge] = useState(false);
  const said = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = tooLarge ? TOO_LARGE : error?.message;
  return (
    <div className="horse-files-add stack gap-2 from-left">
      <Button
        variant="outlined"
        disabled={share !== null}
        aria-describedby={said}
        onClick={() => input.current?.click()}
      >
        Add photo
      </Button>
      <FileInput
        input={input}
        label="File to add"
        accept={PICTURES}
        onChoose={(file) => {
          setTooLarge(file.size > MOST_BYTES);
          if (file.size <= MOST_BYTES) start({ kind: 'photo', file });
        }}
      />
      <p className="muted" id={said}>
        JPEG, PNG, WebP or GIF, at most 5 MB
      </p>
      {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading" />}
      {problem && share === null && (
        <p className="danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

/** Photos of a horse, kept by themselves: adding one needs no Save. */
export const HorseFiles = ({ id }: { readonly id: string }) => {
  const { canCall } = useAccess();
  const { data: files, error, refetch } = useHorseFiles(id);
  const photos = files?.filter(({ kind }) => kind === 'photo');
  const heading = useId();
  return (
    <section className="horse-files" aria-labelledby={heading}>
      <h3 id={heading}>Photos</h3>
      {photos ? (
        photos.length > 0 ? (
          <ul>
            {photos.map((file) => (
              <HorseFileTile key={file.id} file={file} />
            ))}
          </ul>
        ) : (
          <p className="muted">None yet</p>
        )
      ) : (
        <Unanswered error={error} refetch={refetch} rows={2} label="Loading photos" />
      )}
      {canCall('horses/uploadFile') && <AddPhoto horseId={id} />}
    </section>
  );
};
