import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useSavedReports } from '@/data/requests/saved-reports';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { SavedRow } from './SavedRow';
import './saved.css';

const Saved = () => {
  const { data, error, refetch } = useSavedReports();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={6} label="Loading saved reports" />;
  if (data.length === 0)
    return (
      <Empty
        title="No saved reports yet"
        text="Open a report, choose its days and filters, and press Save… there. It then stands here, and goes out by mail if you wish."
        action={
          <Button component={Link} to="/reports" variant="outlined">
            All reports
          </Button>
        }
      />
    );
  return (
    <ul className="saved-reports" aria-label="Saved reports">
      {data.map((saved) => (
        <SavedRow key={saved.id} saved={saved} />
      ))}
    </ul>
  );
};

/** What administrators keep of reports, and to whom it goes. */
export default function SavedPage() {
  if (!useAccess().canCall('saved_reports/index')) return <Forbidden />;
  return (
    <div className="page stack gap-3">
      <title>Saved reports – Leadline</title>
      <h1>Saved reports</h1>
      <p className="muted">They are the barn’s: every administrator sees, changes and sends them.</p>
      <Saved />
    </div>
  );
}
