import Button from '@mui/material/Button';
import { fileAt } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { useAccess } from '@/data/providers/use-access';
import type { HorseFile } from '@/data/requests/horse-files';
import { CareMark } from '@/features/horses/care/CareMark';
import { EntryMenu } from '@/ui/record/EntryMenu';
import { useSay } from '@/ui/use-say';
import { documentWords, kindName } from './document-values';

export type Wish = { readonly kind: 'edit' | 'replace' | 'remove'; readonly document: HorseFile };
type OnWish = (wish: Wish) => void;

const Save = ({ document }: { document: HorseFile }) => {
  const say = useSay();
  const { url, file_name } = document;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={`Save file of ${documentWords(document)}`}
      onClick={() => void fileAt(url).then((content) => saveFile(content, file_name), say.refused)}
    >
      Save file
    </Button>
  );
};

const Menu = ({ document, onWish }: { document: HorseFile; onWish: OnWish }) => (
  <EntryMenu
    of={documentWords(document)}
    onEdit={() => onWish({ kind: 'edit', document })}
    onReplace={() => onWish({ kind: 'replace', document })}
    onRemove={() => onWish({ kind: 'remove', document })}
  />
);

type TableProps = { readonly documents: readonly HorseFile[]; readonly onWish: OnWish };

/** One line for each, what has run out or will soon first. */
export const DocumentTable = ({ documents, onWish }: TableProps) => {
  const mayChange = useAccess().canCall('horses/updateFile');
  return (
    <table className="record-table care-table document-table" aria-label="Documents">
      <thead>
        <tr>
          <th scope="col">Document</th>
          <th scope="col">Valid until</th>
          <th scope="col">
            <span className="visually-hidden">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id}>
            <th scope="row">
              <span>{kindName(document.kind)}</span>
              <span className="muted">{document.name ?? document.file_name}</span>
            </th>
            <td>
              <CareMark line={{ ...document, due_on: document.valid_until, done_on: null, file_id: document.id }} />
            </td>
            <td>
              <span className="row-inline middle wrap gap-1">
                <Save document={document} />
                {mayChange && <Menu document={document} onWish={onWish} />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
