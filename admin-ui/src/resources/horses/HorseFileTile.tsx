import { useCallback } from 'react';
import Button from '@mui/material/Button';
import { fileAt } from '@leadline/api-client';
import { useFileContent, type HorseFile } from '@/requests/horse-files';
import { useSay } from '@/ui/use-say';

const Photo = ({ file }: { file: HorseFile }) => {
  const { data: content, isError } = useFileContent(file.url);
  /** The content has an address for as long as its image is there. */
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!content) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  if (isError) return <span className="muted">This photo could not be loaded.</span>;
  return content ? <img ref={show} alt={file.file_name} /> : <span className="horse-file-waiting" />;
};

const save = (content: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const HorseFileTile = ({ file }: { readonly file: HorseFile }) => {
  const say = useSay();
  return (
    <li className="horse-file">
      {file.is_image === 1 && <Photo file={file} />}
      <Button
        variant="text"
        aria-label={`Save ${file.file_name}`}
        onClick={() => void fileAt(file.url).then((content) => save(content, file.file_name), say.refused)}
      >
        <span className="horse-file-name">{file.file_name}</span>
      </Button>
      <span className="muted">{sizeOf(file.size)}</span>
    </li>
  );
};
