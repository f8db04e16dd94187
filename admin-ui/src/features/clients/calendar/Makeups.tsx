import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useMakeups } from '@/data/requests/makeups';
import { dateOnly, dayAndYear } from '@/data/time/words';
import { Empty, Unanswered } from '@/ui/states';
import { useRider } from './rider';
import '@/ui/record/record-table.css';

/** What a rider has missed and may still make up for. R218 */
export default function Makeups() {
  const { address, studentId, name } = useRider();
  const { data, error, refetch } = useMakeups(studentId);
  if (!data) return <Unanswered error={error} refetch={refetch} label="Loading the makeups" />;
  if (data.length === 0)
    return <Empty title={`${name} has no makeup to use`} text="Cancelling a lesson with a makeup gives one." />;
  return (
    <div className="record-part">
      <title>{`Makeups of ${name} – Leadline`}</title>
      <table className="record-table" aria-label="Makeups">
        <thead>
          <tr>
            <th>Missed lesson</th>
            <th>On</th>
            <th>To be used</th>
            <th>
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((makeup) => (
            <tr key={makeup.id}>
              <th scope="row">{makeup.name ?? 'Makeup lesson'}</th>
              <td>{makeup.scheduled_date && dayAndYear(makeup.scheduled_date)}</td>
              <td>
                {dateOnly(makeup.package_start_date)} – {dateOnly(makeup.package_expiry_date)}
              </td>
              <td>
                <Button size="small" component={Link} to={`${address}/calendarmakeup/${makeup.id}`}>
                  Book this makeup lesson
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
