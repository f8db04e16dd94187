import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useHorseFiles } from '@/data/requests/horse-files';
import { useOpenHorse } from '@/features/horses/home/horse-context';
import { RemoveFile } from '@/features/horses/list/RemoveFile';
import { Empty, Unanswered } from '@/ui/states';
import { AddDocument, EditDocument, ReplaceDocument } from './DocumentQuestion';
import { DocumentTable, type Wish } from './DocumentTable';
import '@/ui/record/record-table.css';
import '@/features/horses/care/care.css';
import './documents.css';

const Asked = ({ wish: { kind, document }, onClose }: { wish: Wish; onClose: () => void }) => {
  if (kind === 'edit') return <EditDocument document={document} onClose={onClose} />;
  if (kind === 'replace') return <ReplaceDocument document={document} onClose={onClose} />;
  return <RemoveFile file={document} onClose={onClose} />;
};

/** Passport, insurance and what else is kept of the horse, and until when each is valid. */
export const HorseDocuments = () => {
  const { id, horse_name } = useOpenHorse();
  const { canCall } = useAccess();
  const { has_horse_care } = useBarn();
  const { data: files, error, refetch } = useHorseFiles(id);
  const [isAdding, setAdding] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const documents = files?.filter(({ kind }) => kind !== 'photo');
  return (
    <div className="record-part stack gap-4 from-top one-column">
      <div className="row wrap between gap-2">
        <h2>Documents</h2>
        {canCall('horses/uploadFile') && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            Add document
          </Button>
        )}
      </div>
      {!documents && <Unanswered error={error} refetch={refetch} rows={4} label="Loading documents" />}
      {documents?.length === 0 && (
        <Empty
          title="No documents yet"
          text={`${horse_name}’s passport, insurance, contracts and reports are kept here, and told of before they run out.`}
        />
      )}
      {documents && documents.length > 0 && <DocumentTable documents={documents} onWish={setWish} />}
      {has_horse_care === 1 && canCall('horse_care/due') && (
        <p>
          <Link to="/horsecare?kind=documents">Documents of all horses that run out</Link>
        </p>
      )}
      {isAdding && <AddDocument horse={{ id, name: horse_name }} onClose={() => setAdding(false)} />}
      {wish && <Asked wish={wish} onClose={() => setWish(null)} />}
    </div>
  );
};
