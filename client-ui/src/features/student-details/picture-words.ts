import { t, type Text } from '../../i18n/t';
import type { PhotoAnswer } from '../../requests/photo-consent';

/** What each answer means, in the order in which it is asked. */
export const PICTURE_WORDS: Readonly<Record<Exclude<PhotoAnswer, 'unanswered'>, Text>> = {
  none: 'No pictures',
  barn: 'Pictures for the barn’s own use: notice board and portal',
  public: 'Pictures may be published: web site and social media',
};

export const pictureWords = (answer: PhotoAnswer): string =>
  answer === 'unanswered' ? t('Not answered yet') : t(PICTURE_WORDS[answer]);
