import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useSavedReports } from '@/data/requests/saved-reports';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { savedAddress } from './saved-address';

const Opened = () => {
  const { id } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useSavedReports();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={6} label="Opening the report" />;
  const saved = data.find((one) => one.id === id);
  if (saved) return <Navigate to={savedAddress(saved, { from: params.get('from'), to: params.get('to') })} replace />;
  return (
    <Empty
      title="This report is no longer saved"
      text="Somebody has deleted it."
      action={
        <Button component={Link} to="/reports/saved" variant="outlined">
          Saved reports
        </Button>
      }
    />
  );
};

/** Where mails lead: to the report of the days that they were about. */
export default function OpenSaved() {
  if (!useAccess().canCall('saved_reports/index')) return <Forbidden />;
  return (
    <div className="page">
      <title>Saved report – Leadline</title>
      <Opened />
    </div>
  );
}
