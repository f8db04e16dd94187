import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { classes } from './classes';
import styles from './notice.module.css';

type Tone = 'info' | 'warning' | 'danger' | 'good';

const icons: Record<Tone, IconName> = { info: 'info', warning: 'warning', danger: 'warning', good: 'tick' };

type Props = { readonly tone: Tone; readonly children: ReactNode; readonly role?: 'alert' | 'status' };

export const Notice = ({ tone, children, role }: Props) => (
  <div className={classes(styles.notice, styles[tone])} role={role}>
    <Icon name={icons[tone]} />
    <div className={styles.body}>{children}</div>
  </div>
);
