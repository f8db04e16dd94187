import { useCallback } from 'react';
import { useFileContent } from '@/data/requests/file-content';

type PictureProps = {
  readonly url: string;
  readonly alt: string;
  readonly className: string;
  /** While it is on its way. */
  readonly waiting: string;
  readonly lost: string;
};

/** Asked for with the session's token, so an address of its own would not show it. */
export const StoredPicture = ({ url, alt, className, waiting, lost }: PictureProps) => {
  const { data: content, isError } = useFileContent(url);
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
  if (content) return <img ref={show} className={className} alt={alt} />;
  return isError ? <span className="muted">{lost}</span> : <span className={waiting} />;
};
