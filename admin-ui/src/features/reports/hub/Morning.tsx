import { useReportsHub } from '@/data/requests/reports-hub';
import { Unanswered } from '@/ui/states';
import { CancellationsPlot } from './CancellationsPlot';
import { HorsesPlot } from './HorsesPlot';
import { IncomePlot } from './IncomePlot';
import { OwingPlot } from './OwingPlot';
import { PlacesPlot } from './PlacesPlot';
import { RidersPlot } from './RidersPlot';

/** The six questions that a barn has each morning; money is there for whoever may read it. */
export const Morning = () => {
  const { data, error, refetch } = useReportsHub();
  if (!data)
    return (
      <div className="plots-awaited">
        <Unanswered error={error} refetch={refetch} rows={12} label="Loading the plots" />
      </div>
    );
  const { today, riders, places, income, owing, horses, cancellations } = data;
  return (
    <div className="plots">
      <RidersPlot riders={riders} today={today} />
      <PlacesPlot places={places} />
      {income && <IncomePlot income={income} today={today} />}
      {owing && <OwingPlot owing={owing} today={today} />}
      <HorsesPlot horses={horses} />
      <CancellationsPlot cancellations={cancellations} />
    </div>
  );
};
