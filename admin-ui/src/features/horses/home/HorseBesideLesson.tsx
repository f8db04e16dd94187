import { Route, Routes, useParams } from 'react-router-dom';
import { BesideLesson } from '@/ui/record/BesideLesson';
import { useHorse } from '@/data/requests/horse';
import { horseHome } from '@/data/addresses/horse-home-address';
import { Empty } from '@/ui/states';
import { HorseCare } from '@/features/horses/care/HorseCare';
import { HorseContext } from './horse-context';
import { HorseDetails } from './HorseDetails';
import { HorseLessons } from './HorseLessons';
import { HorseLimits } from './HorseLimits';
import { HorseNotes } from './HorseNotes';
import { useHorseTabs } from './horse-tabs';
import './horse-home.css';

type BesideProps = {
  /** The address of a tab below that of the lesson. */
  readonly at: (horseId: string, tab: string) => string;
  readonly onClose: () => void;
};

/** A horse's page in the lesson's place. */
export default function HorseBesideLesson({ at, onClose }: BesideProps) {
  const { horseId = '' } = useParams();
  const asked = useHorse(horseId);
  const { data: horse } = asked;
  return (
    <BesideLesson
      name={horse?.horse_name}
      asked={asked}
      page={{ to: horseHome(horseId), said: 'Showing top ten results. To see more, go to horse page.' }}
      tabs={useHorseTabs(horseId, (tab) => at(horseId, tab))}
      onClose={onClose}
    >
      {horse && (
        <HorseContext value={horse}>
          <Routes>
            <Route path="details" element={<HorseDetails />} />
            <Route path="notes" element={<HorseNotes />} />
            <Route path="work" element={<HorseLimits />} />
            <Route path="care" element={<HorseCare />} />
            <Route path="schedule" element={<HorseLessons key="schedule" part="schedule" />} />
            <Route path="history" element={<HorseLessons key="history" part="history" />} />
            <Route path="*" element={<Empty title="There is no page at this address" />} />
          </Routes>
        </HorseContext>
      )}
    </BesideLesson>
  );
}
