import { useHorseFiles } from '@/data/requests/horse-files';
import { dayAndYear } from '@/data/time/words';
import { documentWords } from './document-values';

/** What has run out of its papers; nothing where all hold. */
export const ExpiredDocuments = ({ horseId }: { horseId: string }) => {
  const { data: files = [] } = useHorseFiles(horseId);
  return files
    .filter(({ state }) => state === 'overdue')
    .map((file) => (
      <p key={file.id} className="on-warning warning strong break round pad-3">
        {`${documentWords(file)} has expired: it was valid until ${dayAndYear(file.valid_until ?? '')}.`}
      </p>
    ));
};
