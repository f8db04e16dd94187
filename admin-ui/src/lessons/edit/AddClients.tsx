import { useMemo, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { isRiding } from '@/day/roster';
import { useEnrollStudent } from '@/requests/enroll-student';
import { useOptions } from '@/requests/options';
import { useSectionPicks } from '@/requests/section-picks';
import type { Warning } from '@/requests/types';
import { PickerField } from '@/ui/form-inputs';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/ValuesForm';
import { ClashNotice } from '../ClashNotice';
import { reachToWire } from '../Reach';
import { sectionFirst } from '../section-first';
import { useEditing } from './edit-context';

type Adding = { readonly students: readonly string[] };

const useAdd = () => {
  const { one, reach } = useEditing();
  const { student } = useOptions();
  const { mutateAsync } = useEnrollStudent();
  const say = useSay();
  const [added, setAdded] = useState<readonly string[]>([]);
  const taken = [...one.students.filter(isRiding).flatMap(({ student_id }) => student_id ?? []), ...added];
  const add = async ({ students }: Adding) => {
    const done: string[] = [];
    const warnings: Warning[] = [];
    // Whoever could not be added stays in the field with the reason; the others are not added twice.
    for (const student_id of students.filter((id) => !taken.includes(id))) {
      const answer = await mutateAsync({ student_id, lesson_date_time_id: one.lesson.id, ...reachToWire(reach) });
      done.push(student_id);
      setAdded((before) => [...before, student_id]);
      warnings.push(...answer.warnings);
    }
    const names = student.filter(({ id }) => done.includes(id)).map(({ name }) => name);
    say.done(`Successfully added to event: ${names.join(', ')}`, { warnings });
  };
  return { student, taken, add };
};

const Answer = () => {
  const { lesson } = useEditing().one;
  const riderIds = useWatch<Adding, 'students'>({ name: 'students' });
  const { isSubmitting } = useFormState();
  if (riderIds.length === 0) return null;
  return (
    <>
      <ClashNotice
        date={lesson.scheduled_date}
        start={lesson.scheduled_starttime}
        end={lesson.scheduled_endtime}
        busy={{ instructor_id: null, horseIds: [], riderIds }}
        except={lesson.id}
      />
      <Button type="submit" variant="outlined" disabled={isSubmitting}>
        Add
      </Button>
    </>
  );
};

const nobody: Adding = { students: [] };

const OneRound = ({ onAdded }: { onAdded: () => void }) => {
  const { student, taken, add } = useAdd();
  const ofSection = useSectionPicks('students', useEditing().one.lesson.section_id);
  const options = useMemo(() => sectionFirst(student, ofSection), [student, ofSection]);
  return (
    <ValuesForm warns className="add-clients" values={nobody} onSubmit={add} onSaved={onAdded}>
      <PickerField
        source="students"
        label="Add clients"
        options={options}
        taken={taken}
        placeholder="Add riders by name"
      />
      <Answer />
    </ValuesForm>
  );
};

export const AddClients = () => {
  const [round, setRound] = useState(0);
  return <OneRound key={round} onAdded={() => setRound(round + 1)} />;
};
