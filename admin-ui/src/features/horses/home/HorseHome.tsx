import { useHorseLimits } from '@/data/requests/horse-limits';
import { Route, Routes, useParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { RecordPage } from '@/ui/record/RecordPage';
import { useHorseFiles } from '@/data/requests/horse-files';
import { useHorse, useHorseWorkload, type Horse } from '@/data/requests/horse';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { horseHome } from '@/data/addresses/horse-home-address';
import { Empty, Unanswered } from '@/ui/states';
import { EditHorse } from './EditHorse';
import { HorseCare } from '@/features/horses/care/HorseCare';
import { HorseDocuments } from '@/features/horses/documents/HorseDocuments';
import { HorseWeight } from '@/features/horses/weight/HorseWeight';
import { useMeasuresHorses } from '@/features/horses/weight/use-measures-horses';
import { useHorseMeasures } from '@/data/requests/horse-measures';
import { HorseContext } from './horse-context';
import { useHorseTabs } from './horse-tabs';
import { HorseActivation } from './HorseActivation';
import { HorseDetails } from './HorseDetails';
import { HorseLessons } from './HorseLessons';
import { HorseLimits } from './HorseLimits';
import { HorseNotes } from './HorseNotes';
import { TimeOff } from './TimeOff';
import { HorseSummary } from './HorseSummary';
import './horse-home.css';

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
        tabs={useHorseTabs(horse.id, (tab) => `${address}/${tab}`)}
        summary={<HorseSummary />}
        actions={
          canCall('horses/update') && (
            <>
              {horse.is_active === 1 && <TimeOff />}
              <HorseActivation />
            </>
          )
        }
      />
    </HorseContext>
  );
};

/** Asked for together with the horse: on a phone the summary stands above the tabs, and would push them down when it comes. */
const useIsSummaryAwaited = (id: string): boolean => {
  const { canCall } = useAccess();
  const files = useHorseFiles(id, canCall('horses/files'));
  const work = useHorseWorkload(id, canCall('horses/getWorkload'));
  const limits = useHorseLimits(id, canCall('horses/limits'));
  const measures = useHorseMeasures(id, useMeasuresHorses());
  return files.isLoading || work.isLoading || limits.isLoading || measures.isLoading;
};

/** The page of one horse: what it is like, what is noted of it, what it does and how much. R038 D16 */
export default function HorseHome() {
  const { id = '' } = useParams();
  useLessonChanges();
  const { data: horse, error, refetch } = useHorse(id);
  const isSummaryAwaited = useIsSummaryAwaited(id);
  if (horse && !isSummaryAwaited)
    return (
      <Routes>
        <Route element={<OpenHome key={id} horse={horse} />}>
          <Route index element={null} />
          <Route path="details" element={<HorseDetails />} />
          <Route path="edit" element={<EditHorse />} />
          <Route path="notes" element={<HorseNotes />} />
          <Route path="addNote/:isPublic/:who" element={<HorseNotes />} />
          <Route path="work" element={<HorseLimits />} />
          <Route path="care" element={<HorseCare />} />
          <Route path="documents" element={<HorseDocuments />} />
          <Route path="weight" element={<HorseWeight />} />
          <Route path="schedule" element={<HorseLessons key="schedule" part="schedule" />} />
          <Route path="history" element={<HorseLessons key="history" part="history" />} />
          <Route path="*" element={<Empty title="There is no page at this address" />} />
        </Route>
      </Routes>
    );
  return (
    <div className="page">
      <Unanswered error={error} refetch={refetch} label="Loading the horse home" />
    </div>
  );
}
