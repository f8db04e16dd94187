import { useHorseMeasures } from '@/data/requests/horse-measures';

/** What of its weight and condition somebody should look after; nothing where all is well. */
export const MeasureWarnings = ({ horseId }: { horseId: string }) => {
  const { data } = useHorseMeasures(horseId);
  return data?.warnings.map((warning) => (
    <p key={warning} className="on-warning warning strong break round pad-3">
      {warning}
    </p>
  ));
};
