import Button from '@mui/material/Button';
import { fileAt } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { useAccess } from '@/data/providers/use-access';
import type { HorseFile } from '@/data/requests/horse-files';
import { useSay } from '@/ui/use-say';
import { HorsePhoto } from './HorsePhoto';
import { RemoveFile } from './RemoveFile';

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const HorseFileTile = ({ file }: { readonly file: HorseFile }) => {
  const say = useSay();
  const { canCall } = useAccess();
  return (
    <li className="horse-file stack from-left shrinks">
      {file.is_image === 1 && <HorsePhoto file={file} />}
      <Button
        variant="text"
        aria-label={`Save ${file.file_name}`}
        onClick={() => void fileAt(file.url).then((content) => saveFile(content, file.file_name), say.refused)}
      >
        <span className="horse-file-name">{file.file_name}</span>
      </Button>
      <span className="muted">{sizeOf(file.size)}</span>
      {canCall('horses/deleteFile') && <RemoveFile file={file} />}
    </li>
  );
};
