import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { useAccess } from '@/data/providers/use-access';
import { isRiding } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useEnrollStudent } from '@/data/requests/enroll-student';
import { useOptions } from '@/data/requests/options';
import {
  useJoinWaiting,
  useLeaveWaiting,
  useOrderWaiting,
  useWaitingList,
  type WaitingEntry,
} from '@/data/requests/waiting-list';
import { count } from '@/data/time/words';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { useMoment } from '../use-moment';
import { useMayAddRiders } from '../use-may-add-riders';
import { AddPicked } from './AddPicked';
import { useEditing } from './edit-context';
import { KeptForGuests } from './KeptForGuests';

/** What can be done with one who waits; a place given at once may be one that is held for somebody else. */
const useEntryMenu = (entry: WaitingEntry, last: number): MenuEntry[] => {
  const { mutateAsync: order } = useOrderWaiting();
  const { mutateAsync: leave } = useLeaveWaiting();
  const { mutateAsync: enroll } = useEnrollStudent();
  const say = useSay();
  const { name, place, student_id, lesson_date_time_id } = entry;
  const who = { student_id, lesson_date_time_id };
  const moves = (label: string, to: number): MenuEntry[] =>
    to === place || to < 1 || to > last
      ? []
      : [{ key: label, label, onClick: () => void say.after(order({ ...who, place: to }), () => undefined) }];
  return [
    {
      key: 'give',
      label: 'Give a place now',
      onClick: () =>
        void say.after(enroll(who), ({ warnings }) => say.done(`Successfully added to event: ${name}`, { warnings })),
    },
    ...moves('Move to the top', 1),
    ...moves('Move up', place === 2 ? 0 : place - 1),
    ...moves('Move down', place + 1),
    {
      key: 'leave',
      label: 'Take off the list',
      danger: true,
      onClick: () => void say.after(leave(who), () => say.done(`${name} was taken off the waiting list`)),
    },
  ];
};

const Entry = ({ entry, last, mayChange }: { entry: WaitingEntry; last: number; mayChange: boolean }) => {
  const { path } = useEditing();
  const { canOpen } = useAccess();
  const moment = useMoment();
  const menu = useEntryMenu(entry, last);
  const { name, place, person_id, offered_until, passed_over, auto_enrol } = entry;
  return (
    <li className="client">
      <span className="client-name stack break shrinks">
        <span>
          {`${place}. `}
          {canOpen('clientProfile') ? <Link to={path(`/clientprofile/${person_id}/details`)}>{name}</Link> : name}
        </span>
        <span className="muted">
          {offered_until ? `Place held until ${moment(offered_until)}` : auto_enrol ? 'Takes a place at once' : 'Waits'}
        </span>
      </span>
      <span>{passed_over && <Tag tone="warning">{passed_over}</Tag>}</span>
      {mayChange && <MenuButton label={`More about ${name}`} entries={menu} icon={<MoreIcon fontSize="small" />} />}
    </li>
  );
};

const AddWaiting = ({ waiting }: { waiting: readonly WaitingEntry[] }) => {
  const { lesson, students } = useEditing().one;
  const { student } = useOptions();
  const { mutateAsync } = useJoinWaiting();
  const options = useMemo(() => student.map((one) => ({ id: one.id, name: one.name })), [student]);
  const riding = students.filter(isRiding).flatMap(({ student_id }) => student_id ?? []);
  return (
    <AddPicked
      label="Add to the waiting list"
      placeholder="Add riders by name"
      options={options}
      taken={[...riding, ...waiting.map(({ student_id }) => student_id)]}
      busyWith={(riderIds) => ({ riderIds })}
      add={async (student_id) => {
        await mutateAsync({ student_id, lesson_date_time_id: lesson.id });
        return { warnings: [] };
      }}
    />
  );
};

/** Who waits for a place, where the barn keeps lists or somebody still waits on one; and what is kept for guests. */
export const WaitingList = () => {
  const { lesson } = useEditing().one;
  const { has_waiting_lists } = useBarn();
  const { canCall } = useAccess();
  const isListed = lesson.waiting > 0 || (has_waiting_lists === 1 && lesson.max_enrollment !== null);
  const kept =
    lesson.max_enrollment === null ? 0 : Math.max(0, lesson.max_enrollment - lesson.cnt - (lesson.available ?? 0));
  const { data } = useWaitingList(lesson.id, isListed || kept > 0);
  const { waiting = [], guests = [] } = data ?? {};
  const mayAdd = useMayAddRiders(lesson.instructor_id);
  const mayChange = mayAdd && canCall('waiting_list/order');
  const isFull = lesson.available === 0;
  const shows = isListed && (waiting.length > 0 || isFull);
  const held = isFull ? Math.max(0, kept - guests.length) : 0;
  return (
    <>
      <KeptForGuests guests={guests} />
      {shows && (
        <section className="stack gap-2 one-column" aria-label="WAITING LIST">
          <h3>WAITING LIST</h3>
          {waiting.length === 0 && <p className="muted">Nobody waits yet.</p>}
          <ol>
            {waiting.map((entry) => (
              <Entry key={entry.student_id} entry={entry} last={waiting.length} mayChange={mayChange} />
            ))}
          </ol>
          {held > 0 && (
            <p className="muted">
              {`${count(held, 'free place')} ${held === 1 ? 'is' : 'are'} held for who waits. `}
              Adding somebody else gives it away, and the rider is told.
            </p>
          )}
          {mayChange && has_waiting_lists === 1 && isFull && <AddWaiting waiting={waiting} />}
        </section>
      )}
    </>
  );
};
