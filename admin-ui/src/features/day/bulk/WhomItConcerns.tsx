import type { BulkPreview } from '@/data/requests/bulk';
import { Numbers } from '@/ui/Numbers';
import { linesOf, sumOf } from './lines-of';
import '@/features/lessons/cancel/cancel.css';
import './bulk.css';

type Props = {
  readonly preview: BulkPreview | undefined;
  readonly error: Error | null;
  /** What the numbers are of, behind them: "on these days". */
  readonly where: string;
  /** When this would happen. */
  readonly when: string;
};

/** What each would get of lessons that were called off, where nothing is called off yet. */
export const WhomItConcerns = ({ preview, error, where, when }: Props) => (
  <div className="consequence concerned full" role="status" aria-label="Whom this concerns">
    {!preview && !error && <p>Looking up whom this concerns…</p>}
    {error && <p>{error.message}</p>}
    {preview && (
      <>
        <p className="sum">{`${sumOf(preview)} ${where}`}</p>
        <p className="plain">{when}</p>
        <Numbers lines={linesOf(preview, true)} />
      </>
    )}
  </div>
);
