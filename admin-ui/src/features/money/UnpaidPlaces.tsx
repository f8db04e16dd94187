import type { PlaceRelease } from '@/data/requests/due-charges';
import { useAccess } from '@/data/providers/use-access';
import { dayAndYear } from '@/data/time/words';
import { HoldRelease, ResumeRelease } from './HoldRelease';
import { ReleaseNow } from './ReleaseNow';
import './unpaid-places.css';

type Props = {
  /** The invoice, and by what its buttons are told from others. */
  readonly paymentId: string;
  readonly whose: string;
  readonly release: PlaceRelease;
};

/** Which places are released unless an invoice is paid, and when; held, or done at once. */
export const UnpaidPlaces = ({ paymentId, whose, release }: Props) => {
  const { canCall } = useAccess();
  const { sentence, is_held, held_by, held_on, held_reason } = release;
  const held = [`Waits${held_on ? ` since ${dayAndYear(held_on)}` : ''}`, held_by].filter(Boolean).join(', ');
  const which = { paymentId, whose };
  return (
    <div className="unpaid-places">
      <p>{is_held === 1 ? `${held}: “${held_reason ?? ''}” Nothing is released until you let it go on.` : sentence}</p>
      {canCall('payments/releasePlaces') && (
        <div className="row wrap middle gap-2">
          {is_held === 1 ? <ResumeRelease {...which} /> : <HoldRelease {...which} />}
          <ReleaseNow {...which} release={release} />
        </div>
      )}
    </div>
  );
};
