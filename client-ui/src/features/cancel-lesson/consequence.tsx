import { Notice } from '../../ui/notice';
import { counted } from '../../format/counts';
import type { CancelPreview } from './preview-cancel';

/** Nothing good and nothing bad is not a promise. */
const toneOf = ({ unit, compensation }: CancelPreview): 'good' | 'warning' | 'info' => {
  if (unit === 'released' || compensation !== 'none') return 'good';
  return unit === 'used' ? 'warning' : 'info';
};

/** The one sentence that matters, red when the notice came too late. */
export const Consequence = ({ consequence }: { readonly consequence: CancelPreview }) => {
  const { inside_notice, notice_hours, sentence } = consequence;
  if (inside_notice === 0) return <Notice tone={toneOf(consequence)}>{sentence}</Notice>;
  return (
    <Notice tone="danger">
      <p>Lessons must be cancelled at least {counted(notice_hours, 'hour')} before they start.</p>
      <p>{sentence}</p>
    </Notice>
  );
};
