import type { ReportName } from '@/data/requests/report';
import { SelectInput } from '@/ui/form/inputs';
import type { GroupOfReports } from './catalogue';
import { choicesOf, filtersOf, reportFilterLabels } from './report-filters';
import { useAsked } from './use-asked';

/** What a report can be narrowed to beside the filters of the calendar. */
export const OwnFilters = ({ of, report }: { readonly of: GroupOfReports; readonly report: ReportName }) => {
  const { own, set } = useAsked(of, report);
  return filtersOf(of).map((name) => (
    <SelectInput
      key={name}
      label={reportFilterLabels[name]}
      value={own[name] ?? ''}
      empty="All"
      options={choicesOf(name)}
      onChange={(value) => set({ [name]: value })}
    />
  ));
};
