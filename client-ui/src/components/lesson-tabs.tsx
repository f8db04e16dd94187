import { t } from '../i18n/t';
import { NavLink } from 'react-router-dom';
import styles from './lesson-tabs.module.css';

/** Ahead and behind: two pages of the same list. */
export const LessonTabs = ({ base }: { readonly base: string }) => (
  <nav className={styles.tabs} aria-label={t('Lessons')}>
    <NavLink to={`${base}/lessons`}>{t('Schedule')}</NavLink>
    <NavLink to={`${base}/history`}>{t('History')}</NavLink>
  </nav>
);
