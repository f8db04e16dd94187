import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { horseHome } from '@/data/addresses/horse-home-address';
import type { CareLine } from '@/data/requests/care';
import { lastWords, oftenWords } from './care-words';
import { CareMark } from './CareMark';

type Noted = { readonly kindId: string; readonly horseIds: readonly string[] };
type TableProps = { readonly lines: readonly CareLine[]; readonly onNote: (noted: Noted) => void };

const tabOf = ({ horse_id, file_id }: CareLine) => `${horseHome(horse_id)}/${file_id ? 'documents' : 'care'}`;

const HorseName = ({ line }: { line: CareLine }) =>
  useAccess().canOpen('horseProfile') ? (
    <Link to={tabOf(line)}>{line.horse_name}</Link>
  ) : (
    <span>{line.horse_name}</span>
  );

/** Care is noted here; a document is renewed where it is kept. */
const Done = ({ line, onNote }: { line: CareLine; onNote: TableProps['onNote'] }) => {
  const { care_kind_id, care_kind_name, horse_id, horse_name } = line;
  return care_kind_id === null ? (
    <Button
      size="small"
      variant="text"
      component={Link}
      to={tabOf(line)}
      aria-label={`Renew ${care_kind_name} of ${horse_name}`}
    >
      Renew…
    </Button>
  ) : (
    <Button
      size="small"
      variant="text"
      aria-label={`Done: ${care_kind_name} of ${horse_name}`}
      onClick={() => onNote({ kindId: care_kind_id, horseIds: [horse_id] })}
    >
      Done…
    </Button>
  );
};

/** One line for each horse and kind of care or document that runs out, the most urgent first. */
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
          <tr key={`${line.horse_id} ${line.care_kind_id ?? line.file_id}`}>
            <th scope="row">
              <HorseName line={line} />
              <span className="muted">{line.care_kind_name}</span>
            </th>
            <td>
              <CareMark line={line} />
            </td>
            <td className="wide">{lastWords(line)}</td>
            <td className="wide">{oftenWords(line)}</td>
            {mayNote && (
              <td className="no-print">
                <Done line={line} onNote={onNote} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
