import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
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
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="horse-file stack from-left shrinks">
      <HorsePhoto file={file} />
      <Button
        variant="text"
        aria-label={`Save ${file.file_name}`}
        onClick={() => void fileAt(file.url).then((content) => saveFile(content, file.file_name), say.refused)}
      >
        <span className="horse-file-name">{file.file_name}</span>
      </Button>
      <span className="muted">{sizeOf(file.size)}</span>
      {canCall('horses/deleteFile') && (
        <IconButton size="small" aria-label={`Remove ${file.file_name}`} onClick={() => setAsked(true)}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
      {isAsked && <RemoveFile file={file} onClose={() => setAsked(false)} />}
    </li>
  );
};
