import WarningIcon from '@mui/icons-material/WarningAmber';
import type { LessonWarning } from '@/data/requests/lesson-warnings';
import './lessons.css';

const MOST = 5;

/** The name stands out where the sentence begins with it. */
const Sentence = ({ message, about_name }: Pick<LessonWarning, 'message' | 'about_name'>) =>
  about_name && message.startsWith(about_name) ? (
    <span>
      <strong>{about_name}</strong>
      {message.slice(about_name.length)}.
    </span>
  ) : (
    <span>{message}.</span>
  );

/** Who or what is wanted twice or too much; one line each. A series can have one every week. */
export const WarningList = ({ warnings }: { warnings: readonly LessonWarning[] }) => {
  const told = [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
  return (
    <ul className="clash">
      {told.slice(0, MOST).map((warning) => (
        <li key={warning.message}>
          <WarningIcon fontSize="small" />
          <Sentence {...warning} />
        </li>
      ))}
      {told.length > MOST && <li>and {told.length - MOST} more like these</li>}
    </ul>
  );
};
