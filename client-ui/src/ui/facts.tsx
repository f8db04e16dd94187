import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Props = { readonly facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Names and values one below the other; what is not known is left out. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
