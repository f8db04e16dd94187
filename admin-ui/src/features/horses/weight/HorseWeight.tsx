import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useHorseMeasures, type HorseMeasure, type HorseMeasures } from '@/data/requests/horse-measures';
import { useOpenHorse } from '@/features/horses/home/horse-context';
import { Empty, Unanswered } from '@/ui/states';
import { EditMeasure, NoteMeasure } from './MeasureQuestion';
import { MeasureTable } from './MeasureTable';
import '@/ui/record/record-table.css';
import './weight.css';

/** The library that draws comes only where there is something to draw. */
const OverTime = lazy(() => import('./OverTime'));

/** Two make a line. */
const pointsOf = (measures: readonly HorseMeasure[], of: 'weight' | 'condition') => {
  const points = measures.flatMap(({ measured_on, [of]: value }) =>
    value === null ? [] : [{ day: measured_on, value }],
  );
  return points.length > 1 ? points.toReversed() : [];
};

const Drawings = ({ measures }: Pick<HorseMeasures, 'measures'>) => {
  const [weights, conditions] = [pointsOf(measures, 'weight'), pointsOf(measures, 'condition')];
  if (weights.length + conditions.length === 0) return null;
  return (
    <div className="measure-plots">
      {weights.length > 0 && (
        <Suspense fallback={<div className="measure-plot" />}>
          <OverTime title="Weight, kg" points={weights} />
        </Suspense>
      )}
      {conditions.length > 0 && (
        <Suspense fallback={<div className="measure-plot" />}>
          <OverTime
            title="Condition, 1 to 9"
            points={conditions}
            between={{ from: 1, to: 9 }}
            good={{ from: 4, to: 7 }}
          />
        </Suspense>
      )}
    </div>
  );
};

type MeasuredProps = { readonly found: HorseMeasures; readonly onEdit: (measure: HorseMeasure) => void };

const Measured = ({ found: { measures, is_cut }, onEdit }: MeasuredProps) => {
  const { id, horse_name } = useOpenHorse();
  if (measures.length === 0)
    return (
      <Empty
        title="Nothing was measured yet"
        text={`${horse_name}’s weight, and its condition from 1 (poor) to 9 (extremely fat), are drawn from the second entry on.`}
      />
    );
  return (
    <>
      <Drawings measures={measures} />
      <MeasureTable horseId={id} measures={measures} onEdit={onEdit} />
      {is_cut === 1 && <p className="muted">The latest {measures.length} are shown.</p>}
    </>
  );
};

/** What the horse weighs and how well it is fed, over time. */
export const HorseWeight = () => {
  const { id, horse_name } = useOpenHorse();
  const { canCall } = useAccess();
  const { checks_suitability } = useBarn();
  const { data, error, refetch } = useHorseMeasures(id);
  const [isNoting, setNoting] = useState(false);
  const [edited, setEdited] = useState<HorseMeasure | null>(null);
  return (
    <div className="record-part stack gap-4 from-top one-column">
      <div className="row wrap between gap-2">
        <h2>Weight and condition</h2>
        {canCall('horse_measures/note') && (
          <Button variant="contained" disabled={!data} onClick={() => setNoting(true)}>
            Note weight or condition
          </Button>
        )}
      </div>
      {checks_suitability === 1 && (
        <p className="muted">The newest weight is {horse_name}’s own, by which riders suit it.</p>
      )}
      {!data && <Unanswered error={error} refetch={refetch} rows={6} label="Loading weight and condition" />}
      {data && <Measured found={data} onEdit={setEdited} />}
      {data && isNoting && (
        <NoteMeasure horse={{ id, name: horse_name }} scale={data.scale} onClose={() => setNoting(false)} />
      )}
      {data && edited && <EditMeasure measure={edited} scale={data.scale} onClose={() => setEdited(null)} />}
    </div>
  );
};
