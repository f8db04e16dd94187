import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { horseHome } from '@/data/addresses/horse-home-address';
import type { CareLine } from '@/data/requests/care';
import { everyWords, lastWords } from './care-words';
import { CareMark } from './CareMark';

type TableProps = { readonly lines: readonly CareLine[]; readonly onNote: (line: CareLine) => void };

const HorseName = ({ id, name }: { id: string; name: string }) =>
  useAccess().canOpen('horseProfile') ? <Link to={`${horseHome(id)}/care`}>{name}</Link> : <span>{name}</span>;

/** One line for each horse and kind of care, the most urgent first. */
export const CareTable = ({ lines, onNote }: TableProps) => {
  const mayNote = useAccess().canCall('horse_care/note');
  return (
    <table className="record-table care-table care-acts" aria-label="What is due">
      <thead>
        <tr>
          <th scope="col">Horse</th>
          <th scope="col">Due</th>
          <th scope="col" className="wide">
            Last time
          </th>
          <th scope="col" className="wide">
            How often
          </th>
          {mayNote && (
            <th scope="col" className="no-print">
              <span className="visually-hidden">What can be done</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.horse_id} ${line.care_kind_id}`}>
            <th scope="row">
              <HorseName id={line.horse_id} name={line.horse_name} />
              <span className="muted">{line.care_kind_name}</span>
            </th>
            <td>
              <CareMark line={line} />
            </td>
            <td className="wide">{lastWords(line)}</td>
            <td className="wide">{everyWords(line.every, line.every_unit)}</td>
            {mayNote && (
              <td className="no-print">
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Note ${line.care_kind_name} of ${line.horse_name}`}
                  onClick={() => onNote(line)}
                >
                  Done…
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
