import { NavLink } from 'react-router-dom';
import styles from './lesson-tabs.module.css';

/** Ahead and behind: two pages of the same list. */
export const LessonTabs = ({ base }: { readonly base: string }) => (
  <nav className={styles.tabs} aria-label="Lessons">
    <NavLink to={`${base}/lessons`}>Schedule</NavLink>
    <NavLink to={`${base}/history`}>History</NavLink>
  </nav>
);
