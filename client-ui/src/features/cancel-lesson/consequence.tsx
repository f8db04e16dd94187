import { Notice } from '../../ui/notice';
import { counted } from '../../wording/counts';
import type { CancelPreview } from './preview-cancel';

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
    <Notice tone={unit === 'used' ? 'warning' : 'good'}>
      <p>{sentence}</p>
      {unit === 'released' && product_name && remain_after !== null && (
        <p>
          {product_name}: {counted(remain_after, 'lesson')} left afterwards.
        </p>
      )}
    </Notice>
  );
};
