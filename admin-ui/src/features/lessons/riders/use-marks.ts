import { useQueryClient } from '@tanstack/react-query';
import { isAttendanceStatus, type AttendanceStatus } from '@leadline/api-client';
import { keys } from '@/data/requests/keys';
import { useMarkAttendance } from '@/data/requests/mark-attendance';
import type { LessonStudent } from '@/data/requests/types';
import { useSay } from '@/ui/use-say';
import { consequences, markWords, takenBackWords, together, type Mark, type MarkCode } from '@/data/day/marks';

const codeOf = ({ enrollment_status_code: code }: LessonStudent): AttendanceStatus =>
  code !== null && isAttendanceStatus(code) ? code : 'SCH';

/** Marks are said together as long as their message stands; its Undo takes all of them back. */
export const useMarks = () => {
  const client = useQueryClient();
  const { mutateAsync } = useMarkAttendance();
  const say = useSay();
  const said = () => client.getQueryData<readonly Mark[]>(keys.marks) ?? [];

  const takeBack = async (marks: readonly Mark[]) => {
    const answers = await Promise.allSettled(
      marks.map(({ id, from }) => mutateAsync({ id, enrollment_status_code: from })),
    );
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused) say.refused(refused.reason);
    else if (answers.every((answer) => answer.status === 'fulfilled' && answer.value)) say.done(takenBackWords(marks));
  };
  const tell = (mark: Mark) => {
    // As the cache keeps it, so that it can be known again.
    const marks = client.setQueryData<readonly Mark[]>(keys.marks, together(said(), mark)) ?? [];
    if (marks.length === 0) return say.done(`${mark.name}: ${consequences[mark.to]}`);
    say.done(markWords(marks), {
      undo: () => void takeBack(marks),
      onGone: () => {
        if (said() === marks) client.setQueryData(keys.marks, []);
      },
    });
  };
  return (student: LessonStudent, to: MarkCode): void => {
    const { id, name } = student;
    const mark = { id, name, from: codeOf(student), to };
    void say.after(mutateAsync({ id, enrollment_status_code: to }), (answer) => {
      // What is not saved yet stands at the rider, and in the banner.
      if (answer) tell(mark);
    });
  };
};
