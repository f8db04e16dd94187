import { useMemo, useState, type ReactNode } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Option } from '@/data/requests/types';
import { Field, type FieldProps } from './Field';
import { notChosen, useLooseWords } from './form-guard';
import './picker.css';

type PickerProps = FieldProps & {
  /** Where in a form what is chosen lives: the form is not saved while words stand here that are not chosen. */
  readonly source?: string;
  /** `detail` stands beside a name; a rider is found by the account holder, too. */
  readonly options: readonly (Option & {
    readonly account_name?: string | null;
    readonly detail?: ReactNode;
    /** The heading that it stands under; those of one stand together. */
    readonly group?: string;
  })[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly placeholder?: string;
  /** In the lesson already, whatever is chosen here. */
  readonly taken?: readonly string[];
};

// A long list is searched, not scrolled.
const fewest = createFilterOptions<PickerProps['options'][number]>({
  limit: 60,
  stringify: ({ name, account_name }) => `${name} ${account_name ?? ''}`,
});

/** Several of a list. Whoever is in it already is still found, and marked so. */
export const Picker = ({
  source,
  options,
  chosen,
  onChange,
  placeholder,
  taken = [],
  hint,
  error,
  ...field
}: PickerProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const loose = notChosen(typed);
  useLooseWords(source, loose);
  // A new list of the same people would wipe what is being typed.
  const value = useMemo(() => options.filter((option) => chosen.includes(option.id)), [options, chosen]);
  const isGrouped = options.some(({ group }) => group !== undefined);
  const isIn = (id: string) => chosen.includes(id) || taken.includes(id);
  return (
    <Field
      {...field}
      error={error && (loose ?? error)}
      hint={typed.trim() ? `“${typed.trim()}” is not chosen yet` : hint}
    >
      {({ id, ...aria }) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          // Enter takes what was typed for, and nobody once that is done.
          autoHighlight={typed.trim() !== ''}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          clearOnBlur={false}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          id={id}
          size="small"
          options={options}
          filterOptions={fewest}
          {...(isGrouped && { groupBy: ({ group }: PickerProps['options'][number]) => group ?? '' })}
          value={value}
          onChange={(_event, values) => onChange(values.map((person) => person.id))}
          getOptionLabel={(option) => option.name}
          isOptionEqualToValue={(option, person) => option.id === person.id}
          getOptionDisabled={(option) => isIn(option.id)}
          renderOption={({ key: _key, ...props }, option) => (
            <li key={option.id} {...props} className={`${props.className ?? ''} picker-option`}>
              <span>{option.name}</span>
              <span className="muted">
                {isIn(option.id) ? 'already selected' : (option.detail ?? option.account_name)}
              </span>
            </li>
          )}
          onKeyDown={(event) => {
            // The form around it is sent by its button alone.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (typed.trim()) setOpen(true);
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              slotProps={{ htmlInput: { ...params.inputProps, ...aria } }}
            />
          )}
        />
      )}
    </Field>
  );
};
