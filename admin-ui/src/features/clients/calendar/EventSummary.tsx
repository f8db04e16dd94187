import WarningIcon from '@mui/icons-material/WarningAmber';
import { timesOf } from '@/data/day/lesson-span';
import { placesOf, titleOf } from '@/data/day/roster';
import { Facts } from '@/ui/record/Facts';
import type { OneLesson } from '@/data/requests/lesson';
import { dayAndYear } from '@/data/time/words';
import './client-calendar.css';

/** What, when, with whom and where, and how full it is; a lesson over its limit is a warning. R216 F11 */
export const EventSummary = ({ one: { lesson, tasks } }: { one: OneLesson }) => {
  const { max_enrollment, cnt } = lesson;
  const time = timesOf(lesson);
  return (
    <div className="event-summary stack gap-4">
      <Facts
        facts={[
          { label: 'Event', value: titleOf(lesson) },
          { label: 'Date and time', value: `${dayAndYear(lesson.scheduled_date)}, ${time}` },
          { label: 'Section', value: lesson.section_name },
          { label: 'Staff', value: lesson.instructor_name },
          {
            label: 'Additional staff',
            value: tasks.map((task) => `${task.instructor_name} (${task.task_name})`).join(', '),
          },
          { label: 'Location', value: lesson.location_name },
          { label: 'Riders', value: placesOf(lesson) },
          { label: 'Notes', value: lesson.lesson_notes },
        ]}
      />
      {max_enrollment !== null && cnt >= max_enrollment && lesson.lesson_is_cancelled !== 1 && (
        <ul className="clash">
          <li>
            <WarningIcon fontSize="small" />
            <span>This lesson is full. You can add one more all the same.</span>
          </li>
        </ul>
      )}
    </div>
  );
};
