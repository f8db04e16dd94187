import { useState } from 'react';
import { Link } from 'react-router-dom';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { riders } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { useAssignHorse } from '@/data/requests/assign-horse';
import { useAddLessonHorse, useRemoveLessonHorse } from '@/data/requests/lesson-horses';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { RowNotes } from '../notes/RowNotes';
import { useRowNotes } from '../notes/use-row-notes';
import { reachToWire } from '../Reach';
import { useHorseOptions } from '../use-horse-options';
import { AddPicked } from './AddPicked';
import { useEditing } from './edit-context';
import { horsesIn, type HorseInLesson } from './horses-in';
import { TackDialog } from './TackDialog';
import { useTakingOut } from './use-taking-out';

/** Out of the lesson and, where that is undone, under its riders again. */
const useTakingHorseOut = ({ horse_id, name, rowId }: HorseInLesson) => {
  const { one, reach } = useEditing();
  const { canCall } = useAccess();
  const { mutateAsync: remove } = useRemoveLessonHorse();
  const { mutateAsync: add } = useAddLessonHorse();
  const { mutateAsync: assign } = useAssignHorse();
  const ridden = riders(one).filter((student) => student.horse_id === horse_id);
  const putBack = async () => {
    const { warnings } = await add({ lesson_date_time_id: one.lesson.id, horse_id });
    for (const { id } of ridden) await assign({ lesson_person_id: id, horse_id, horse_name: name });
    return { warnings };
  };
  const { takeOut, question } = useTakingOut({
    name,
    remove: () => remove({ lesson_date_time_horse_id: rowId ?? '', ...reachToWire(reach) }),
    putBack: canCall('lesson_date_time_horses/create') && putBack,
  });
  const mayTakeOut =
    rowId !== null && one.lesson.lesson_is_cancelled !== 1 && canCall('lesson_date_time_horses/delete');
  const menu: MenuEntry[] = mayTakeOut ? [{ key: 'remove', label: 'Remove from lesson', onClick: takeOut }] : [];
  return { menu, question };
};

const HorseRow = ({ horse }: { horse: HorseInLesson }) => {
  const { one, path } = useEditing();
  const { canCall, canOpen } = useAccess();
  const [isTacking, setTacking] = useState(false);
  const { horse_id, name, tack } = horse;
  const isOpen = one.lesson.lesson_is_cancelled !== 1;
  const noted = useRowNotes({ kind: 'horse', id: horse_id, name }, one.lesson.id, isOpen);
  const mayTack = isOpen && canCall('lesson_date_time_horses/addTackToHorse');
  const tackUp: MenuEntry = {
    key: 'tack',
    label: tack ? 'Change tack…' : 'Add tack…',
    onClick: () => setTacking(true),
  };
  const leaving = useTakingHorseOut(horse);
  const menu = [...(mayTack ? [tackUp] : []), ...noted.menu, ...leaving.menu];
  const riding = riders(one)
    .filter((student) => student.horse_id === horse_id)
    .map((student) => student.name);
  return (
    <li className="client lesson-horse">
      <span className="client-name stack break shrinks">
        <strong>
          {canOpen('horseProfile') ? <Link to={path(`/horsehome/${horse_id}/details`)}>{name}</Link> : name}
        </strong>
        <span className="muted">{[riding.join(', ') || 'no rider', tack?.name].filter(Boolean).join(' · ')}</span>
      </span>
      <RowNotes noted={noted} />
      {menu.length > 0 && (
        <MenuButton label={`More about ${name}`} entries={menu} icon={<MoreIcon fontSize="small" />} />
      )}
      {leaving.question}
      {isTacking && <TackDialog horse={horse} onClose={() => setTacking(false)} />}
    </li>
  );
};

const AddHorses = ({ taken }: { taken: readonly string[] }) => {
  const { one, reach } = useEditing();
  const { lesson } = one;
  const { mutateAsync } = useAddLessonHorse();
  const options = useHorseOptions({ ...lesson, sectionId: lesson.section_id, except: lesson.id });
  if (options.length === 0) return null;
  return (
    <AddPicked
      label="Add horses"
      placeholder="Add horses by name"
      options={options}
      taken={taken}
      busyWith={(horseIds) => ({ horseIds })}
      add={(horse_id, reason) =>
        mutateAsync({ horse_id, lesson_date_time_id: lesson.id, ...reachToWire(reach), ...reason })
      }
    />
  );
};

/** The horses of the lesson, with riders, tack and notes. */
export const HorsesPanel = () => {
  const { one } = useEditing();
  const { canCall } = useAccess();
  const horses = horsesIn(one);
  return (
    <section className="edit-clients stack gap-2 one-column ruled-above pad-3-0" aria-label="HORSES">
      <h3>HORSES</h3>
      {horses.length === 0 && <p className="muted">No horse is in this lesson yet.</p>}
      <ul>
        {horses.map((horse) => (
          <HorseRow key={horse.horse_id} horse={horse} />
        ))}
      </ul>
      {canCall('lesson_date_time_horses/create') && one.lesson.lesson_is_cancelled !== 1 && (
        <AddHorses taken={one.horses.map(({ horse_id }) => horse_id)} />
      )}
    </section>
  );
};
