import { useId } from 'react';
import styles from './choice.module.css';
import { classes } from './classes';

type Props<Value extends string> = {
  readonly legend: string;
  /** What stands above says it already. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Short ones, beside each other where there is room. */
  readonly isShort?: boolean;
  readonly disabled?: boolean;
};

/** One of a few, all of them in sight. */
export const Choice = <Value extends string>(props: Props<Value>) => {
  const { legend, isLegendHidden, options, chosen, onChoose, isShort, disabled } = props;
  const name = useId();
  return (
    <fieldset className={classes(styles.choice, isShort && styles.short)} disabled={disabled}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
};
