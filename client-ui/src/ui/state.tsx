import type { ReactNode } from 'react';
import styles from './state.module.css';

type Props = { readonly title: string; readonly children?: ReactNode; readonly role?: 'alert' };

/** What a screen says when it has nothing to show: nothing there, something failed, or not allowed. */
export const State = ({ title, children, role }: Props) => (
  <section className={styles.state} role={role}>
    <h2>{title}</h2>
    {children}
  </section>
);
