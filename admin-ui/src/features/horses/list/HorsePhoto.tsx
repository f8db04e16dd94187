import type { HorseFile } from '@/data/requests/horse-files';
import { StoredPicture } from '@/ui/StoredPicture';

export const HorsePhoto = ({ file }: { readonly file: HorseFile }) => (
  <StoredPicture
    url={file.url}
    alt={file.file_name}
    className="horse-photo"
    waiting="horse-photo horse-file-waiting"
    lost="This photo could not be loaded."
  />
);
