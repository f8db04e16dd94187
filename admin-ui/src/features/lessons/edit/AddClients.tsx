import { useMemo } from 'react';
import { isRiding } from '@/data/day/roster';
import { useEnrollStudent } from '@/data/requests/enroll-student';
import { useOptions } from '@/data/requests/options';
import { useSectionPicks } from '@/data/requests/section-picks';
import { reachToWire } from '../Reach';
import { sectionFirst } from '../section-first';
import { OWN_LESSONS_ONLY, useMayAddRiders } from '../use-may-add-riders';
import { AddPicked } from './AddPicked';
import { useEditing } from './edit-context';

export const AddClients = () => {
  const { one, reach } = useEditing();
  const { lesson, students } = one;
  const { student } = useOptions();
  const { mutateAsync } = useEnrollStudent();
  const mayAdd = useMayAddRiders(lesson.instructor_id);
  const ofSection = useSectionPicks('students', lesson.section_id);
  const options = useMemo(() => sectionFirst(student, ofSection), [student, ofSection]);
  if (!mayAdd) return <p className="muted">{OWN_LESSONS_ONLY}</p>;
  return (
    <AddPicked
      label="Add clients"
      placeholder="Add riders by name"
      options={options}
      taken={students.filter(isRiding).flatMap(({ student_id }) => student_id ?? [])}
      busyWith={(riderIds) => ({ riderIds })}
      add={(student_id, reason) =>
        mutateAsync({ student_id, lesson_date_time_id: lesson.id, ...reachToWire(reach), ...reason })
      }
    />
  );
};
