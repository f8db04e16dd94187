import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import { useAccess } from '@/data/providers/use-access';
import { useExports, useStartExport } from '@/data/requests/exports';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { ExportRow } from './ExportRow';
import './exports.css';

const Page = () => {
  const { data: exports, error, refetch } = useExports();
  const { mutateAsync: start, isPending } = useStartExport();
  const say = useSay();
  const isAtWork = exports?.some(({ state }) => state === 'running') ?? false;
  return (
    <div className="page exports">
      <title>Export – Leadline</title>
      <header>
        <h1>Export</h1>
        <p>
          Everything that Leadline keeps of your barn, in one file: families, riders, horses, lessons, packages,
          payments, notes and the whole history, as tables for a spreadsheet (CSV) and for programs (JSON), with photos
          and documents.
        </p>
        <p className="muted">
          It is made in the background, of one moment, and kept for seven days. It names people, so administrators alone
          can fetch it; when somebody’s data are erased, exports of before go, too. Passwords and cards are not in it.
        </p>
      </header>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={isPending || isAtWork}
        onClick={() => void start().catch(say.refused)}
      >
        Export all data
      </Button>
      {!exports ? (
        <Unanswered error={error} refetch={refetch} rows={2} />
      ) : exports.length === 0 ? (
        <Empty title="No exports" text="What you export lies here for seven days." />
      ) : (
        <ul className="exports-list" aria-label="Exports">
          {exports.map((run) => (
            <ExportRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** All data of the barn, to be taken along. */
const ExportPage = () => (useAccess().canCall('exports/start') ? <Page /> : <Forbidden />);

export default ExportPage;
