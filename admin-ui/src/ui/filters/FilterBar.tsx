import { useState, type PropsWithChildren, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FilterIcon from '@mui/icons-material/FilterList';
import { useOptions, type Options } from '@/data/requests/options';
import { HeadWords } from '@/ui/HeadButton';
import { SelectInput, Toggle } from '@/ui/form/inputs';
import { useIsPhone } from '@/ui/use-is-phone';
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

type ChoicesProps = PropsWithChildren<{ untoggled: boolean; without: SelectFilter | undefined }>;

const Choices = ({ untoggled, without, children }: ChoicesProps) => {
  const options = useOptions();
  const { filters, set } = useFilters();
  const self = useSelfOnly();
  return (
    <div className="filter-choices">
      {children}
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
  /** What else stands in this line, before and behind its button. */
  readonly lead?: ReactNode;
  readonly acts?: ReactNode;
}>;

/**
 * One bar above the content: what is filtered shows as chips that can be taken away. Further choices of a screen stand
 * beside the button, on a phone among what it opens.
 */
export const FilterBar = ({ untoggled = false, without, lead, acts, children }: FilterBarProps) => {
  const [open, setOpen] = useState(false);
  const small = useIsPhone();
  const options = useOptions();
  const { filters, set, clear } = useFilters();
  return (
    <section className="filter-bar no-print" aria-label="Filters">
      <div className="filter-line row middle wrap gap-2">
        {lead}
        <Button
          variant="outlined"
          className={lead || acts ? 'head-button filter-open' : undefined}
          startIcon={<FilterIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {lead || acts ? <HeadWords>Filters</HeadWords> : 'Filters'}
        </Button>
        {!small && children}
        {acts}
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
      {open && (
        <Choices untoggled={untoggled} without={without}>
          {small && children}
        </Choices>
      )}
    </section>
  );
};
