import { t } from '../i18n/t';
import { Notice } from '../ui/notice';
import type { CancelPreview } from '../requests/cancel-preview';

/** Nothing good and nothing bad is not a promise. */
const toneOf = ({ unit, compensation }: CancelPreview): 'good' | 'warning' | 'info' => {
  if (unit === 'released' || compensation !== 'none') return 'good';
  return unit === 'used' ? 'warning' : 'info';
};

/** The one sentence that matters, red when the notice came too late; after the rule that it follows from. */
export const Consequence = ({ consequence }: { readonly consequence: CancelPreview }) => {
  const { inside_notice, notice_hours, sentence, policy_sentence } = consequence;
  if (policy_sentence !== null)
    return (
      <Notice tone={inside_notice === 1 ? 'danger' : toneOf(consequence)}>
        <p>{policy_sentence}</p>
        <p>
          <strong>{sentence}</strong>
        </p>
      </Notice>
    );
  if (inside_notice === 0) return <Notice tone={toneOf(consequence)}>{sentence}</Notice>;
  return (
    <Notice tone="danger">
      <p>
        {t('Lessons must be cancelled at least {hours, plural, one {# hour} other {# hours}} before they start.', {
          hours: notice_hours,
        })}
      </p>
      <p>{sentence}</p>
    </Notice>
  );
};
