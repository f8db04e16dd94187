import type { ReactNode } from 'react';
import { LanguageChoice } from './language-choice';
import styles from './page.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A page outside a family's own: signing in, passwords, and whatever could not be found. */
export const Page = ({ title, children }: Props) => (
  <main className={styles.page}>
    <title>{`${title} · Leadline`}</title>
    <p className={styles.brand}>
      <img src="/icon.svg" alt="" /> Leadline
    </p>
    <h1>{title}</h1>
    {children}
    <LanguageChoice />
  </main>
);
