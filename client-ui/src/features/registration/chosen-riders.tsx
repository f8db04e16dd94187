import { useState } from 'react';
import type { Rider } from '../../family/family-context';
import { language } from '../../i18n/catalogue';
import { Check } from '../../ui/check';
import styles from './registration-page.module.css';

/** "Anna and Leo" */
export const namesOf = (riders: readonly Rider[]): string =>
  new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(riders.map(({ firstName }) => firstName));

export type ChosenRiders = {
  readonly riders: readonly Rider[];
  readonly chosen: readonly Rider[];
  readonly choose: (studentId: string, isChosen: boolean) => void;
};

/** Several riders of a family in one step: an only one is chosen from the beginning, and whom `isMeant` names. */
export const useChosenRiders = (riders: readonly Rider[], isMeant: (rider: Rider) => boolean): ChosenRiders => {
  const [ids, setIds] = useState<readonly string[]>(
    riders.filter((one) => riders.length === 1 || isMeant(one)).map(({ studentId }) => studentId),
  );
  return {
    riders,
    chosen: riders.filter(({ studentId }) => ids.includes(studentId)),
    choose: (studentId, isChosen) =>
      setIds((before) => (isChosen ? [...before, studentId] : before.filter((id) => id !== studentId))),
  };
};

type Props = ChosenRiders & { readonly legend: string; readonly disabled: boolean };

export const ChooseRiders = ({ legend, disabled, riders, chosen, choose }: Props) => (
  <fieldset className={styles.riders} disabled={disabled}>
    <legend>{legend}</legend>
    {riders.map((rider) => (
      <Check
        key={rider.studentId}
        label={rider.name}
        checked={chosen.includes(rider)}
        onChange={(isChosen) => choose(rider.studentId, isChosen)}
      />
    ))}
  </fieldset>
);
