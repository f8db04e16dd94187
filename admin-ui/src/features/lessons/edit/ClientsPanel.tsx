import { Link, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { cancelLabel, statusName } from '@leadline/api-client';
import { withOwner } from '@leadline/api-client/lessons-left';
import { Attendance } from '@/features/lessons/riders/Attendance';
import { isAbsent, isRiding } from '@/data/day/roster';
import { useRiderMenu } from '@/features/lessons/riders/use-rider-menu';
import { HorseChip } from '@/features/lessons/horses/HorseChip';
import { useAccess } from '@/data/providers/use-access';
import { useAssignHorse } from '@/data/requests/assign-horse';
import { useBarn } from '@/data/requests/barn';
import { useEnrollStudent } from '@/data/requests/enroll-student';
import { useRemoveStudent } from '@/data/requests/remove-student';
import type { LessonStudent } from '@/data/requests/types';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { useRiderQuestions } from '@/ui/person/use-rider-questions';
import { FillingTag } from '@/ui/person/FillingTag';
import { Tag } from '@/ui/Tag';
import { reachToWire } from '../Reach';
import { RowNotes } from '../notes/RowNotes';
import { useRowNotes } from '../notes/use-row-notes';
import { AddClients } from './AddClients';
import { WaitingList } from './WaitingList';
import { useEditing } from './edit-context';
import { LessonSheet } from './LessonSheet';
import { useTakingOut } from './use-taking-out';

/** Out of the lesson and, where that is undone, on the same horse again. */
const useTakingRiderOut = ({ id, student_id, name, horse_id, assigned_to: horse_name }: LessonStudent) => {
  const { one, reach } = useEditing();
  const { canCall } = useAccess();
  const { mutateAsync: enroll } = useEnrollStudent();
  const { mutateAsync: assign } = useAssignHorse();
  const { mutateAsync: remove } = useRemoveStudent();
  const putBack = async (rider: string) => {
    const { lessonPerson, warnings } = await enroll({ student_id: rider, lesson_date_time_id: one.lesson.id });
    if (horse_id) await assign({ lesson_person_id: lessonPerson.lesson_person_id, horse_id, horse_name });
    return { warnings };
  };
  return useTakingOut({
    name,
    hasFamily: true,
    remove: (tells) => remove({ lesson_person_id: id, ...reachToWire(reach), ...tells }),
    putBack: student_id !== null && canCall('lesson_people/create') && (() => putBack(student_id)),
  });
};

const useRowMenu = (student: LessonStudent, takeOut: () => void): MenuEntry[] => {
  const { cancelStudent, path } = useEditing();
  const navigate = useNavigate();
  const { canCall } = useAccess();
  const menu = useRiderMenu(student, cancelStudent);
  const mayPay = isRiding(student) && !student.paid && !student.item_id && canCall('items/createMultiple');
  const mayRemove = isRiding(student) && canCall('lesson_people/delete');
  return [
    ...menu.cancel,
    ...(mayRemove ? [{ key: 'remove', label: 'Remove from lesson', onClick: takeOut }] : []),
    ...(mayPay
      ? [{ key: 'pay', label: 'Quick pay…', onClick: () => void navigate(path(`/manual/${student.id}`)) }]
      : []),
    ...menu.paid,
  ];
};

/** A name leads to the rider's page beside the lesson, for those who may open it. R086 */
const ClientName = ({ student }: { student: LessonStudent }) => {
  const { path } = useEditing();
  const { canOpen } = useAccess();
  const { name, person_id } = student;
  return person_id && canOpen('clientProfile') ? (
    <Link to={path(`/clientprofile/${person_id}/details`)}>{name}</Link>
  ) : (
    name
  );
};

const CancelledRow = ({ student }: { student: LessonStudent }) => {
  const { canCall } = useAccess();
  const { one, cancelStudent } = useEditing();
  const noted = useRowNotes({ kind: 'client', id: student.person_id, name: student.name }, one.lesson.id, false);
  const isCalledOff = one.lesson.lesson_is_cancelled === 1;
  const code = student.enrollment_status_code ?? 'CAN';
  return (
    <li className="client client-cancelled muted round sunken">
      <s>
        <ClientName student={student} />
      </s>{' '}
      <FillingTag filling={student.filling}>
        {isRiding(student) ? 'Barn Cancel' : `${cancelLabel(code)}: ${statusName(code)}`}
      </FillingTag>
      {student.cancellation_note && <p className="muted">{student.cancellation_note}</p>}
      {!isCalledOff && canCall('lesson_people/cancelStudent') && (
        <Button size="small" variant="text" onClick={() => cancelStudent(student.id)}>
          Change cancellation…
        </Button>
      )}
      <RowNotes noted={noted} />
    </li>
  );
};

/** Whoever was absent keeps the row of a rider, so that nothing moves below the thumb that marks. R084 */
const RidingRow = ({ student }: { student: LessonStudent }) => {
  const { canCall } = useAccess();
  const { show_paid_not_paid } = useBarn();
  const { one } = useEditing();
  const absent = isAbsent(student);
  const noted = useRowNotes({ kind: 'client', id: student.person_id, name: student.name }, one.lesson.id, !absent);
  const leaving = useTakingRiderOut(student);
  const about = useRiderQuestions(student);
  const menu = [...noted.menu, ...about.menu, ...useRowMenu(student, leaving.takeOut)];
  return (
    <li className={absent ? 'client muted sunken' : 'client'}>
      <span className="client-name stack break shrinks">
        {absent ? (
          <s>
            <ClientName student={student} />
          </s>
        ) : (
          <strong>
            <ClientName student={student} />
          </strong>
        )}
        <span className="muted">
          {student.product_name
            ? withOwner(student.product_name, student.item_of)
            : student.paid
              ? 'paid'
              : 'no package'}
          {show_paid_not_paid ? (student.paid ? ' · Paid' : ' · Not paid') : ''}
          {student.level_name ? ` · ${student.level_name}` : ''}
          {student.on_own_horse === 1 ? ' · own horse' : ''}
          {student.confirmed === 1 && !absent ? ' · confirmed' : ''}
        </span>
      </span>
      <span className="client-horse">
        <HorseChip ride={one} student={student} />
      </span>
      {menu.length > 0 && (
        <MenuButton label={`More about ${student.name}`} entries={menu} icon={<MoreIcon fontSize="small" />} />
      )}
      <span className="row middle wrap gap-1-3 whole-row">
        {canCall('lesson_people/updateAttendance') ? (
          <Attendance student={student} />
        ) : (
          absent && <Tag tone="danger">{statusName(student.enrollment_status_code ?? 'CNS')}</Tag>
        )}
        <RowNotes noted={noted} />
      </span>
      {leaving.question}
      {about.question}
    </li>
  );
};

const keepsRow = (student: LessonStudent) => isRiding(student) || isAbsent(student);

export const ClientsPanel = () => {
  const { lesson, students } = useEditing().one;
  const { canCall } = useAccess();
  const sorted = students.toSorted((a, b) => Number(keepsRow(b)) - Number(keepsRow(a)));
  return (
    <section className="edit-clients stack gap-2 one-column ruled-above pad-3-0" aria-label="CLIENTS">
      <h3>CLIENTS</h3>
      {students.length === 0 && <p className="muted">Nobody is booked yet.</p>}
      <LessonSheet>
        <ul>
          {sorted.map((student) =>
            keepsRow(student) && lesson.lesson_is_cancelled !== 1 ? (
              <RidingRow key={student.id} student={student} />
            ) : (
              <CancelledRow key={student.id} student={student} />
            ),
          )}
        </ul>
      </LessonSheet>
      {lesson.lesson_is_cancelled !== 1 && <WaitingList />}
      {canCall('lesson_people/create') && lesson.lesson_is_cancelled !== 1 && <AddClients />}
    </section>
  );
};
