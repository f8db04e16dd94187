import CheckIcon from '@mui/icons-material/Check';
import type { LessonStudent } from '@/data/requests/types';
import { consequences } from '@/data/day/marks';
import { useMarks } from './use-marks';
import './attendance.css';

const marks = [
  { code: 'COM', label: 'Present' },
  { code: 'CLC', label: 'Late cancel' },
  { code: 'CNS', label: 'No show' },
] as const;

/** One tap each; a second tap on the same mark takes it back. */
export const Attendance = ({ student }: { student: LessonStudent }) => {
  const mark = useMarks();
  return (
    <div className="attendance no-print" role="group" aria-label={`Attendance of ${student.name}`}>
      {marks.map(({ code, label }) => {
        const pressed = student.enrollment_status_code === code;
        return (
          <button
            key={code}
            type="button"
            className={`mark mark-${code.toLowerCase()}`}
            aria-pressed={pressed}
            title={pressed ? 'Take back' : `${student.name}: ${consequences[code]}`}
            onClick={() => mark(student, pressed ? 'SCH' : code)}
          >
            {pressed && <CheckIcon fontSize="inherit" />}
            {label}
          </button>
        );
      })}
    </div>
  );
};
