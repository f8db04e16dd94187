import { Notice } from '../../ui/notice';
import { counted } from '../../wording/counts';
import type { CancelPreview } from './preview-cancel';

/** Nothing good and nothing bad is not a promise. */
const toneOf = ({ unit, compensation }: CancelPreview): 'good' | 'warning' | 'info' => {
  if (unit === 'released' || compensation !== 'none') return 'good';
  return unit === 'used' ? 'warning' : 'info';
};

/** The one sentence that matters, red when the notice came too late. */
export const Consequence = ({ consequence }: { readonly consequence: CancelPreview }) => {
  const { inside_notice, notice_hours, sentence, unit, product_name, remain_after } = consequence;
  if (inside_notice === 1) {
    return (
      <Notice tone="danger">
        <p>Lessons must be cancelled at least {counted(notice_hours ?? 0, 'hour')} before they start.</p>
        <p>{sentence}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={toneOf(consequence)}>
      <p>{sentence}</p>
      {unit === 'released' && product_name && remain_after !== null && (
        <p>
          {product_name}: {counted(remain_after, 'lesson')} left afterwards.
        </p>
      )}
    </Notice>
  );
};
