import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import { useAccess } from '@/data/providers/use-access';
import { useCurrentUser } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import type { AskedReport, ReportName } from '@/data/requests/report';
import {
  useDeleteSavedReport,
  useSavedReportPlan,
  useSaveReport,
  type NewSavedReport,
} from '@/data/requests/saved-reports';
import { selectFilters } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { HeadWords } from '@/ui/HeadButton';
import { Modal, Question } from '@/ui/Modal';
import { Loading } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { reportLabels, type GroupOfReports } from '../catalogue';
import { choicesOf, filtersOf, type OwnFilters } from '../report-filters';
import { useAsked } from '../use-asked';
import { SavedFields } from './SavedFields';
import { daysWords } from './saved-words';
import { fittingSpan, mailingOf, newValues, problems, type SavedValues } from './saved-values';
import './saved.css';

type Shown = { readonly of: GroupOfReports; readonly report: ReportName };

const LONGEST = 120;

/** From the report and what it is narrowed to. */
const useTitle = ({ of, report }: Shown, own: OwnFilters): string => {
  const options = useOptions();
  const { filters } = useFilters();
  const named = of.ofLessons
    ? selectFilters.flatMap((name) => options[name].find(({ id }) => id === filters[name])?.name ?? [])
    : [];
  const chosen = filtersOf(of).flatMap((name) => choicesOf(name).find(({ id }) => id === own[name])?.name ?? []);
  return [`${of.label}, ${reportLabels[report].toLowerCase()}`, ...named, ...chosen].join(' · ').slice(0, LONGEST);
};

const keptOf = ({ group, report, filters, sort, contact }: AskedReport) => ({
  group,
  report,
  ...(filters && { filters: filters as NonNullable<NewSavedReport['filters']> }),
  ...(sort && { sort }),
  ...(contact && { contact }),
});

const SaveDialog = ({ of, report, onClose }: Shown & { onClose: () => void }) => {
  const { asked, period, own } = useAsked(of, report);
  const title = useTitle({ of, report }, own);
  const { username } = useCurrentUser();
  const { data: plan, error } = useSavedReportPlan({ every: 'never' });
  const { mutateAsync: save } = useSaveReport();
  const { mutateAsync: remove } = useDeleteSavedReport();
  const say = useSay();
  const navigate = useNavigate();
  const fits = fittingSpan(plan, period);
  const submit = async (values: SavedValues) => {
    const span = of.hasDays ? { span: values.span as NonNullable<NewSavedReport['span']> } : {};
    const { saved_report: saved } = await save({
      ...keptOf(asked),
      title: values.title.trim(),
      ...span,
      ...mailingOf(values),
    });
    const undo = () => void say.after(remove({ id: saved.id }), () => say.done('Not kept'));
    say.done(`${saved.title} is kept under Reports › Saved`, { undo });
    void navigate('/reports/saved');
  };
  const hint = fits || !plan ? undefined : `Shown now: ${daysWords(period.from, period.to)}, which is none of these.`;
  return (
    <Modal
      values={newValues(title, of.hasDays ? (fits ?? '') : '', username)}
      validate={(values: SavedValues) => problems(values, of.hasDays)}
      onSubmit={submit}
      onSaved={onClose}
    >
      <Question title="Save this report" submitLabel="Save" disabled={!plan && !error} onClose={onClose}>
        {plan || error ? (
          <SavedFields hasDays={of.hasDays} hint={of.hasDays ? hint : undefined} />
        ) : (
          <Loading rows={4} />
        )}
      </Question>
    </Modal>
  );
};

/** Keeps what is shown, for administrators to open again or to have it mailed. */
export const SaveReport = (shown: Shown) => {
  const [isOpen, setOpen] = useState(false);
  if (!useAccess().canCall('saved_reports/save')) return null;
  return (
    <>
      <Button variant="outlined" className="head-button" startIcon={<SaveIcon />} onClick={() => setOpen(true)}>
        <HeadWords>Save…</HeadWords>
      </Button>
      {isOpen && <SaveDialog {...shown} onClose={() => setOpen(false)} />}
    </>
  );
};
