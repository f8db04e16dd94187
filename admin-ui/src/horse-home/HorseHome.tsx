import { Route, Routes, useParams } from 'react-router-dom';
import { NotesPanel } from '@/notes/NotesPanel';
import { useAccess } from '@/providers/use-access';
import { RecordPage } from '@/record/RecordPage';
import { useHorse, type Horse } from '@/requests/horse';
import { useNoteCount } from '@/requests/notes';
import { useLessonChanges } from '@/requests/use-lesson-changes';
import { horseHome } from '@/resources/horses/horse-home-address';
import { Empty, Failed, Loading } from '@/ui/states';
import { EditHorse } from './EditHorse';
import { HorseContext, useOpenHorse } from './horse-context';
import { HorseActivation } from './HorseActivation';
import { HorseDetails } from './HorseDetails';
import { HorseLessons } from './HorseLessons';
import { HorseSummary } from './HorseSummary';
import './horse-home.css';

const useTabs = (id: string) => {
  const { canCall } = useAccess();
  const address = horseHome(id);
  const hasNotes = canCall('notes_horses/getHorsePageNotes');
  const count = useNoteCount({ kind: 'horse', id }, hasNotes);
  return [
    { to: `${address}/details`, label: 'Details' },
    ...(hasNotes ? [{ to: `${address}/notes`, label: 'Notes', ...(count && { count }) }] : []),
    ...(canCall('horses/getSchedule') ? [{ to: `${address}/schedule`, label: 'Schedule' }] : []),
    ...(canCall('horses/getHistory') ? [{ to: `${address}/history`, label: 'History' }] : []),
  ];
};

const OpenHome = ({ horse }: { horse: Horse }) => {
  const { canAct, canCall } = useAccess();
  const address = horseHome(horse.id);
  return (
    <HorseContext value={horse}>
      <title>{`${horse.horse_name} – Leadline`}</title>
      <RecordPage
        list={canAct('horses', 'list') ? { to: '/horses', label: 'Horses' } : undefined}
        name={horse.horse_name}
        address={address}
        tabs={useTabs(horse.id)}
        summary={<HorseSummary />}
        actions={canCall('horses/update') && <HorseActivation />}
      />
    </HorseContext>
  );
};

const HorseNotes = () => {
  const { id, horse_name } = useOpenHorse();
  const { canOpen } = useAccess();
  return (
    <NotesPanel
      about={{ kind: 'horse', id, name: horse_name }}
      home={horseHome(id)}
      lessonAt={canOpen('calendar') ? (lessonId) => `/calendarGroup/edit/${lessonId}` : undefined}
    />
  );
};

/** The page of one horse: what it is like, what is noted of it, what it does and how much. R038 D16 */
export default function HorseHome() {
  const { id = '' } = useParams();
  useLessonChanges();
  const { data: horse, error, refetch } = useHorse(id);
  if (horse)
    return (
      <Routes>
        <Route element={<OpenHome key={id} horse={horse} />}>
          <Route index element={null} />
          <Route path="details" element={<HorseDetails />} />
          <Route path="edit" element={<EditHorse />} />
          <Route path="notes" element={<HorseNotes />} />
          <Route path="addNote/:isPublic/:who" element={<HorseNotes />} />
          <Route path="schedule" element={<HorseLessons key="schedule" part="schedule" />} />
          <Route path="history" element={<HorseLessons key="history" part="history" />} />
          <Route path="*" element={<Empty title="There is no page at this address" />} />
        </Route>
      </Routes>
    );
  return (
    <div className="page">
      {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading label="Loading the horse home" />}
    </div>
  );
}
