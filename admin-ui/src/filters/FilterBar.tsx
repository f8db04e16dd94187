import { useState, type PropsWithChildren } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FilterIcon from '@mui/icons-material/FilterList';
import { useOptions, type Options } from '@/requests/options';
import { SelectInput, Toggle } from '@/ui/inputs';
import { filterLabels, isFiltered, selectFilters, type Filters, type SelectFilter } from './filters';
import { useFilters } from './use-filters';
import { useSelfOnly } from './use-self-only';
import './filter-bar.css';

type Chosen = { readonly key: string; readonly label: string };

const chips = (filters: Filters, options: Options): Chosen[] => [
  ...selectFilters.flatMap((name) => {
    const id = filters[name];
    if (!id) return [];
    return [
      { key: name, label: `${filterLabels[name]}: ${options[name].find((option) => option.id === id)?.name ?? '…'}` },
    ];
  }),
  ...(filters.availability === 'all'
    ? []
    : [{ key: 'availability', label: filters.availability === 'full' ? 'Full' : 'Available' }]),
  ...(filters.active === 'all' ? [] : [{ key: 'active', label: filters.active === 'active' ? 'Active' : 'Inactive' }]),
  ...(filters.lessonCancelled ? [] : [{ key: 'lesson_cancelled', label: 'without cancelled lessons' }]),
  ...(filters.studentCancelled ? [] : [{ key: 'student_cancelled', label: 'without cancelled students' }]),
];

const availabilities = [
  { id: 'available', name: 'Available' },
  { id: 'full', name: 'Full' },
];
const activities = [
  { id: 'active', name: 'Active' },
  { id: 'inactive', name: 'Inactive' },
];

const Toggles = () => {
  const { filters, set } = useFilters();
  return (
    <>
      <SelectInput
        label="Availability"
        value={filters.availability === 'all' ? '' : filters.availability}
        empty="Show All"
        options={availabilities}
        onChange={(value) => set('availability', value)}
      />
      <SelectInput
        label="Active"
        value={filters.active === 'all' ? '' : filters.active}
        empty="All"
        options={activities}
        onChange={(value) => set('active', value)}
      />
      <div className="filter-toggles">
        <Toggle
          label="lesson cancelled"
          checked={filters.lessonCancelled}
          onChange={(shown) => set('lesson_cancelled', shown ? '' : '0')}
        />
        <Toggle
          label="available"
          checked={filters.availability === 'available'}
          onChange={(only) => set('availability', only ? 'available' : '')}
        />
        <Toggle
          label="student cancelled"
          checked={filters.studentCancelled}
          onChange={(shown) => set('student_cancelled', shown ? '' : '0')}
        />
      </div>
    </>
  );
};

const Choices = ({ untoggled, without }: { untoggled: boolean; without: SelectFilter | undefined }) => {
  const options = useOptions();
  const { filters, set } = useFilters();
  const self = useSelfOnly();
  return (
    <div className="filter-choices">
      {selectFilters
        .filter((name) => name !== without)
        .map((name) => (
          <SelectInput
            key={name}
            label={filterLabels[name]}
            value={filters[name] ?? ''}
            {...(name === 'instructor' && self
              ? { empty: self.name, options: [], hint: 'Your role shows your own lessons.' }
              : { empty: 'All', options: options[name] })}
            onChange={(value) => set(name, value)}
          />
        ))}
      {!untoggled && <Toggles />}
    </div>
  );
};

type FilterBarProps = PropsWithChildren<{
  /** The seven selects alone. R237 */
  readonly untoggled?: boolean;
  /** Settled by the screen itself. */
  readonly without?: SelectFilter;
}>;

/**
 * One bar above the content: what is filtered shows as chips that can be taken away. Further choices of a screen stand
 * beside the button.
 */
export const FilterBar = ({ untoggled = false, without, children }: FilterBarProps) => {
  const [open, setOpen] = useState(false);
  const options = useOptions();
  const { filters, set, clear } = useFilters();
  return (
    <section className="filter-bar no-print" aria-label="Filters">
      <div className="filter-line">
        <Button variant="outlined" startIcon={<FilterIcon />} aria-expanded={open} onClick={() => setOpen(!open)}>
          Filters
        </Button>
        {children}
        {chips(filters, options).map(({ key, label }) => (
          <Chip
            key={key}
            label={label}
            onDelete={() => set(key, '')}
            slotProps={{ root: { 'aria-label': `${label}, press Delete to remove` } }}
          />
        ))}
        {isFiltered(filters) && (
          <Button variant="text" size="small" onClick={clear}>
            clear all
          </Button>
        )}
      </div>
      {open && <Choices untoggled={untoggled} without={without} />}
    </section>
  );
};
