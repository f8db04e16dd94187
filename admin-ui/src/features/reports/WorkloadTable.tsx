import { Link } from 'react-router-dom';
import HorseIcon from '@mui/icons-material/BadgeOutlined';
import { useAccess } from '@/data/providers/use-access';
import type { WorkloadCell, WorkloadGraphic } from '@/data/requests/workload-graphic';
import { horseHome } from '@/data/addresses/horse-home-address';
import { count, shortDay } from '@/data/time/words';

const Graphic = ({ cell: { lessons, icons, more } }: { cell: WorkloadCell }) => (
  <span className="workload-icons row-inline middle accent">
    {Array.from({ length: icons }, (_, at) => (
      <HorseIcon key={at} fontSize="small" aria-hidden="true" />
    ))}
    {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
    <span className="visually-hidden">{count(lessons, 'lesson')}</span>
  </span>
);

const rests = (
  <span className="muted" aria-label="rests">
    –
  </span>
);

export const WorkloadTable = ({ report, today }: { report: WorkloadGraphic; today: string }) => {
  const { canOpen } = useAccess();
  const todays = (date: string) => (date === today ? 'week-today' : undefined);
  return (
    <div className="week-scroll">
      <table className="week-table">
        <thead>
          <tr>
            <th scope="col">Horse</th>
            {report.dateheaders.map((date) => (
              <th key={date} scope="col" className={todays(date)}>
                {shortDay(date)}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {report.a.map(({ horse_id, horse_name, is_active, total, days }) => (
            <tr key={horse_id}>
              <th scope="row">
                {canOpen('horseProfile') ? <Link to={`${horseHome(horse_id)}/work`}>{horse_name}</Link> : horse_name}
                {!is_active && <span className="muted week-limit">inactive</span>}
              </th>
              {days.map((cell) => (
                <td key={cell.date} className={todays(cell.date)}>
                  {cell.lessons === 0 ? (
                    rests
                  ) : report.graphicword === 'graphic' ? (
                    <Graphic cell={cell} />
                  ) : (
                    cell.lessons
                  )}
                </td>
              ))}
              <td>
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
