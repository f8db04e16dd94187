import { useState, type KeyboardEvent, type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { Field, type FieldProps } from './Field';
import { useLooseWords } from './form-guard';
import './typed-input.css';

export type TypedProps = FieldProps & {
  /** Where in a form the value lives: the form is not saved while what stands here cannot be read. */
  readonly source?: string;
  /** Empty where nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
};

type TypedInputProps = TypedProps & {
  readonly className: string;
  /** The value as people read it. */
  readonly shown: string;
  /** What was typed, as far as it can be read; null where it cannot. */
  readonly read: (text: string) => string | null;
  /** Whether the text can mean nothing else any more, so that it counts while it is typed. */
  readonly isComplete: (text: string) => boolean;
  /** One up, or one down. */
  readonly stepped: (by: 1 | -1) => string;
  readonly example: string;
  readonly icon: ReactNode;
  readonly onPick: (anchor: HTMLElement) => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A day or time that is typed in any usual way, stepped with the arrow keys or picked, and always shown in the barn's own way. */
export const TypedInput = (props: TypedInputProps) => {
  const { label, hint, error, required, quiet, value, onChange, onBlur, className, shown, read, isComplete, stepped } =
    props;
  const example = `Write it like ${props.example}`;
  const [typed, setTyped] = useState<string | null>(null);
  const unread = typed !== null && typed.trim() !== '' && read(typed) === null;
  const [left, setLeft] = useState(false);
  useLooseWords(props.source, unread ? example : undefined);
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (text.trim() === '') onChange('');
    else if (isComplete(text)) onChange(read(text) ?? '');
  };
  const settle = () => {
    setLeft(true);
    if (typed === null) return;
    const next = typed.trim() === '' ? '' : read(typed);
    if (next !== value) onChange(next ?? '');
    if (next !== null) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    const by = steps[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepped(by));
  };
  const wrong = left && unread ? example : error;
  return (
    <Field {...{ label, hint, required, quiet }} error={wrong}>
      {(wiring) => (
        <span className={`typed ${className}`}>
          <input
            className="input"
            autoComplete="off"
            placeholder={quiet ? label : undefined}
            value={typed ?? shown}
            {...wiring}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              settle();
              onBlur?.();
            }}
          />
          <IconButton
            size="small"
            aria-label={`Choose ${label}`}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => props.onPick(currentTarget)}
          >
            {props.icon}
          </IconButton>
        </span>
      )}
    </Field>
  );
};
