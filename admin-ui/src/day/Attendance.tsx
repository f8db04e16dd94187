import Tooltip from '@mui/material/Tooltip';
import CheckIcon from '@mui/icons-material/Check';
import { isAttendanceStatus, statusName } from '@leadline/api-client';
import { useMarkAttendance, type MarkAttendance } from '@/requests/mark-attendance';
import type { LessonStudent } from '@/requests/types';
import { useSay } from '@/ui/use-say';
import './attendance.css';

const marks = [
  { code: 'COM', label: 'Present', consequence: 'present' },
  { code: 'CLC', label: 'Late cancel', consequence: 'late cancel, the lesson counts as used' },
  { code: 'CNS', label: 'No show', consequence: 'no show, the lesson counts as used' },
] as const;

/** One tap each; a second tap on the same mark takes it back. */
export const Attendance = ({ student }: { student: LessonStudent }) => {
  const { mutateAsync } = useMarkAttendance();
  const say = useSay();
  const code = student.enrollment_status_code ?? 'SCH';
  const mark = (next: MarkAttendance['enrollment_status_code'], text: string, undoable: boolean): void => {
    const undo =
      undoable && isAttendanceStatus(code)
        ? () => mark(code, `${student.name}: ${statusName(code).toLowerCase()} again`, false)
        : undefined;
    void say.after(mutateAsync({ id: student.id, enrollment_status_code: next }), () => say.done(text, { undo }));
  };
  return (
    <div className="attendance no-print" role="group" aria-label={`Attendance of ${student.name}`}>
      {marks.map(({ code: own, label, consequence }) => {
        const pressed = code === own;
        return (
          <Tooltip key={own} describeChild title={pressed ? 'Take back' : `${student.name}: ${consequence}`}>
            <button
              type="button"
              className={`mark mark-${own.toLowerCase()}`}
              aria-pressed={pressed}
              onClick={() =>
                pressed
                  ? mark('SCH', `${student.name}: scheduled again`, false)
                  : mark(own, `${student.name}: ${consequence}`, true)
              }
            >
              {pressed && <CheckIcon fontSize="inherit" />}
              {label}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
};
