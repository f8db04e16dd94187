import { when } from '../../../format/dates';
import { t } from '../../../i18n/t';
import { classes } from '../../../ui/classes';
import type { OwnEnquiry } from './enquiries';
import styles from './enquiry.module.css';

type Props = { readonly texts: OwnEnquiry['texts']; readonly barn: string };

/** All that was written, the first first; who asks for a place may have said no more. */
export const EnquiryThread = ({ texts, barn }: Props) => (
  <ol className={styles.thread} aria-label={t('What was written')}>
    {texts
      .filter(({ body }) => body)
      .map(({ written_at, body, by_barn }, at) => (
        <li key={at} className={classes(styles.text, by_barn === 1 && styles.theirs)}>
          <p className="muted">
            <strong>{by_barn === 1 ? barn : t('You')}</strong>, {when(written_at.slice(0, 10), written_at.slice(11))}
          </p>
          <p className={styles.body}>{body}</p>
        </li>
      ))}
  </ol>
);
