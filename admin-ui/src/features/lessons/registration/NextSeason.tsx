import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { useBeginSeason, useRegistrations, type Registration } from '@/data/requests/registrations';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { DateField, RadioField, SelectField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { draftOf, planOf, seasonErrors, type SeasonDraft } from './season-draft';
import { SeasonPreview } from './SeasonPreview';
import '@/features/lessons/lessons.css';

const ENDS = [
  { id: 'count', name: 'After a number of lessons' },
  { id: 'day', name: 'On a day' },
];
const RIDERS = [
  { id: 'offer', name: 'Have first refusal: a place is kept for each until a day' },
  { id: 'keep', name: 'Stay: all are registered at once' },
  { id: 'none', name: 'Neither: everybody registers anew' },
];

const Fields = ({ session }: { session: Registration }) => {
  const { product } = useOptions();
  const [ends, riders] = useWatch<SeasonDraft, ['ends', 'riders']>({ name: ['ends', 'riders'] });
  return (
    <div className="blocks stack gap-5">
      <p className="muted">
        {`As ${session.title}: the same weekdays and times, section, instructor, place, ages and terms. Closed days are left out.`}
      </p>
      <TextField source="title" label="TITLE" maxLength={120} required />
      <DateField source="first_day" label="FIRST DAY" required />
      <RadioField source="ends" legend="ENDS" options={ENDS} />
      {ends === 'count' ? (
        <TextField source="count" label="LESSONS" type="number" min={1} max={200} required />
      ) : (
        <DateField source="last_day" label="LAST DAY" required />
      )}
      <SelectField source="product_id" label="PACKAGE" required options={product} />
      <TextField
        source="max_enrollment"
        label="MAXIMUM ENROLLMENT"
        type="number"
        min={1}
        max={500}
        hint="Empty: as before."
      />
      <RadioField source="riders" legend="RIDERS OF THIS SEASON" options={RIDERS} />
      {riders === 'offer' && <DateField source="until" label="PLACES ARE KEPT UNTIL" required />}
      <SeasonPreview seriesId={session.id} />
    </div>
  );
};

const Form = ({ session }: { session: Registration }) => {
  const { time_zone } = useBarn();
  const today = todayIn(time_zone);
  const fresh = useMemo(() => draftOf(session, today), [session, today]);
  const { mutateAsync } = useBeginSeason();
  const say = useSay();
  const navigate = useNavigate();
  const close = () => void navigate('/setup/registration');
  const save = async (draft: SeasonDraft) => {
    const { series } = await mutateAsync(planOf(draft, session.id));
    const places = series.held > 0 ? `, ${count(series.held, 'place')} kept` : `, ${count(series.cnt, 'client')}`;
    say.done(`${series.title} is open: ${count(series.lessons, 'lesson')}${places}`, { seconds: 15 });
  };
  return (
    <ValuesForm
      className="panel-form-frame"
      warns
      values={fresh}
      validate={seasonErrors}
      onSubmit={save}
      onSaved={close}
    >
      <SidePanel title="Next season" onClose={close} footer={<FormButtons onCancel={close} label="Open next season" />}>
        <Fields session={session} />
      </SidePanel>
    </ValuesForm>
  );
};

/** What follows a session: by default with first refusal for its riders. */
export default function NextSeason() {
  const { seriesId } = useParams();
  const { data, error, refetch } = useRegistrations();
  const navigate = useNavigate();
  const session = data?.counts.find(({ id }) => id === seriesId);
  if (session) return <Form session={session} />;
  return (
    <SidePanel title="Next season" onClose={() => void navigate('/setup/registration')}>
      {data ? (
        <p>This session is not there any more.</p>
      ) : (
        <Unanswered error={error} refetch={refetch} label="Loading sessions" />
      )}
    </SidePanel>
  );
}
