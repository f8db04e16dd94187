import { useCallback } from 'react';
import { useFileContent, type HorseFile } from '@/data/requests/horse-files';

/** Asked for with the session's token, so an address of its own would not show it. */
export const HorsePhoto = ({ file }: { readonly file: HorseFile }) => {
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
  if (content) return <img ref={show} className="horse-photo" alt={file.file_name} />;
  return isError ? (
    <span className="muted">This photo could not be loaded.</span>
  ) : (
    <span className="horse-photo horse-file-waiting" />
  );
};
