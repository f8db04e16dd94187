import { useListContext } from 'react-admin';
import Chip from '@mui/material/Chip';
import { stateFilter } from './describe-list';
import { useDescription } from './list-context';

/** What narrows the list, each part removable. The active ones are what everybody expects, so that goes unsaid. */
export const FilterChips = () => {
  const { filters = [] } = useDescription();
  const { filterValues, setFilters } = useListContext();
  const held = filterValues as Readonly<Record<string, string | undefined>>;
  const { q, is_active } = held;
  const chips = [
    ...(q ? [{ source: 'q', label: `Search: ${q}`, without: undefined }] : []),
    ...(is_active === '1'
      ? []
      : [{ source: 'is_active', label: is_active ? 'Inactive' : 'Active and inactive', without: '1' }]),
    ...filters.flatMap(({ source, label, choices }) =>
      held[source]
        ? [
            {
              source,
              label: `${label}: ${choices.find(({ id }) => id === held[source])?.name ?? held[source]}`,
              without: undefined,
            },
          ]
        : [],
    ),
  ].filter(
    ({ source }) =>
      source === 'q' || source === stateFilter.source || filters.some((filter) => filter.source === source),
  );
  if (chips.length === 0) return null;
  return (
    <ul className="list-chips row wrap gap-2" aria-label="Filters">
      {chips.map(({ source, label, without }) => (
        <li key={source}>
          <Chip
            label={label}
            onDelete={() => setFilters({ ...filterValues, [source]: without })}
            slotProps={{ root: { 'aria-label': `${label}, press Delete to remove` } }}
          />
        </li>
      ))}
    </ul>
  );
};
