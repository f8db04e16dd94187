import { useAccess } from '@/data/providers/use-access';
import { hours } from '@/data/time/words';
import { Subscribe } from '@/features/feeds/Subscribe';
import { Facts } from '@/ui/record/Facts';
import { useBarn } from '@/data/requests/barn';
import { useHorseFiles } from '@/data/requests/horse-files';
import { useHorseWorkload } from '@/data/requests/horse';
import { HorsePhoto } from '@/features/horses/list/HorsePhoto';
import { useHorseLimits } from '@/data/requests/horse-limits';
import { todayIn } from '@/data/time/day';
import { useOpenHorse } from './horse-context';
import { isTold, offWords } from './time-off-values';
import { ExpiredDocuments } from '@/features/horses/documents/ExpiredDocuments';
import { MeasureWarnings } from '@/features/horses/weight/MeasureWarnings';
import { useMeasuresHorses } from '@/features/horses/weight/use-measures-horses';
import { Workload } from './Workload';
import { lessons } from './work-words';

const LatestPhoto = () => {
  const { id } = useOpenHorse();
  const { data: files } = useHorseFiles(id);
  const photo = files?.find(({ kind }) => kind === 'photo');
  return photo ? <HorsePhoto file={photo} /> : null;
};

const Today = ({ work }: { work: { lessons: number; minutes: number } }) => (
  <section className="horse-today" aria-label="Work today">
    <h2>Today</h2>
    <span className="horse-today-bar" aria-hidden>
      {Array.from({ length: work.lessons }, (_, lesson) => (
        <span key={lesson} />
      ))}
    </span>
    <p>{work.lessons ? `${lessons(work.lessons)}, ${hours(work.minutes)}` : 'Rests today'}</p>
  </section>
);

const Work = () => {
  const { id } = useOpenHorse();
  const { data } = useHorseWorkload(id);
  if (!data) return null;
  return (
    <>
      <Today work={data.today} />
      <Workload weeks={data.weeks} />
    </>
  );
};

const OffWork = () => {
  const { id } = useOpenHorse();
  const { time_zone } = useBarn();
  const { data: limits } = useHorseLimits(id);
  const today = todayIn(time_zone);
  if (!limits || !isTold(limits, today)) return null;
  return <p className="horse-off on-warning warning strong break round pad-3">{offWords(limits, today)}</p>;
};

/** Which horse it is, and how much it works. The barn is named to those who do not run it. R038 */
export const HorseSummary = () => {
  const { id, horse_name, is_active } = useOpenHorse();
  const { canCall, canOpen } = useAccess();
  const { farm_name } = useBarn();
  const measures = useMeasuresHorses();
  return (
    <>
      {canCall('horses/files') && <LatestPhoto />}
      {canCall('horses/limits') && <OffWork />}
      {measures && <MeasureWarnings horseId={id} />}
      {canCall('horses/files') && <ExpiredDocuments horseId={id} />}
      {is_active === 0 && <p className="strong muted">Inactive</p>}
      {!canCall('horses/update') && <Facts facts={[{ label: 'Barn', value: farm_name }]} />}
      {canCall('horses/getWorkload') && <Work />}
      {canOpen('calendar') && <Subscribe about={{ kind: 'horse', subject_id: id }} name={horse_name} />}
    </>
  );
};
