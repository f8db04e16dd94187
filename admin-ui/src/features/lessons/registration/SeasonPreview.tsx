import { useFormContext, useWatch } from 'react-hook-form';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useSeasonPreview, type SeasonPlan, type SeasonPreview as Preview } from '@/data/requests/registrations';
import { count, shortDay, timeRange } from '@/data/time/words';
import { Failed } from '@/ui/states';
import { useSettled } from '@/ui/use-settled';
import { planOf, seasonErrors, type SeasonDraft } from './season-draft';
import '../series/series.css';

const Days = ({ preview }: { preview: Preview }) => {
  const { dates, left_out, start_time, end_time } = preview;
  return (
    <>
      <p role="status" className="block-sentence">
        {`${count(dates.length, 'lesson')}, ${timeRange(start_time, end_time)}: ${dates.map(shortDay).join(', ')}.`}
      </p>
      {left_out.length > 0 && (
        <p className="block-sentence">
          {`The barn is closed: leaves out ${left_out.map(({ date, name }) => `${shortDay(date)}, ${name}`).join('; ')}.`}
        </p>
      )}
    </>
  );
};

const placed = (places: number, { riders, until }: SeasonPlan): string => {
  const who = `${count(places, 'rider')} of the season before`;
  if (riders === 'keep') return `${who} ${places === 1 ? 'is' : 'are'} registered at once`;
  const place = places === 1 ? 'a place is' : 'a place each is';
  return `For ${who} ${place} kept until ${shortDay(until ?? '')}, 23:59; then it is free for everybody`;
};

const left = ({ max_enrollment, places }: Preview): string =>
  max_enrollment === null
    ? ''
    : ` ${max_enrollment - places} of ${count(max_enrollment, 'place')} ${max_enrollment - places === 1 ? 'stays' : 'stay'} free.`;

const Riders = ({ preview, plan }: { preview: Preview; plan: SeasonPlan }) => {
  const { riders, places, mails, max_enrollment } = preview;
  if (plan.riders === 'none')
    return (
      <p className="block-sentence">
        Nobody is registered and nobody gets a mail.
        {max_enrollment !== null && ` ${count(max_enrollment, 'place')} for families to register.`}
      </p>
    );
  const not = riders.filter(({ because }) => because !== null);
  return (
    <>
      <p className="block-sentence">
        {`${placed(places, plan)}.${left(preview)} ${count(mails, 'family gets one mail', 'families get one mail each')}.`}
      </p>
      {not.length > 0 && (
        <ul className="clash planned-marks" aria-label="Without a place">
          {not.map(({ student_id, name, because }) => (
            <li key={student_id}>
              <WarningIcon fontSize="small" />
              <span>
                <strong>{name}</strong>: no place. {because}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const FIRST = 8;

const Warnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.length > 0 && (
    <ul className="clash planned-marks" aria-label="Wanted elsewhere">
      {warnings.slice(0, FIRST).map((warning) => (
        <li key={warning}>
          <WarningIcon fontSize="small" />
          <span>{warning}</span>
        </li>
      ))}
      {warnings.length > FIRST && <li>{`and ${warnings.length - FIRST} more`}</li>}
    </ul>
  );

/** All that will be, as the server will do it, before it is done. */
export const SeasonPreview = ({ seriesId }: { seriesId: string }) => {
  const { getValues } = useFormContext<SeasonDraft>();
  const draft = { ...getValues(), ...(useWatch<SeasonDraft>() as SeasonDraft) };
  const isComplete = Object.keys(seasonErrors(draft)).length === 0;
  const settled = useSettled(isComplete ? JSON.stringify(planOf(draft, seriesId)) : null);
  const plan = settled === null ? null : (JSON.parse(settled) as SeasonPlan);
  const { data, error, refetch } = useSeasonPreview(plan);
  if (!plan) return <p className="muted">Fill in the rest to see what it comes to.</p>;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return null;
  return (
    <div className="planned-dates stack gap-2">
      <Days preview={data} />
      <Riders preview={data} plan={plan} />
      <Warnings warnings={data.warnings} />
      <p className="muted">
        To take it back while nobody has paid or ridden, delete its first lesson with all later ones. Mails that have
        left stay.
      </p>
    </div>
  );
};
