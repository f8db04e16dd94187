import type { PhotoAnswer } from '../../requests/photo-consent';

/** What each answer means, in the order in which it is asked. */
export const PICTURE_WORDS: Readonly<Record<Exclude<PhotoAnswer, 'unanswered'>, string>> = {
  none: 'No pictures',
  barn: 'Pictures for the barn’s own use: notice board and portal',
  public: 'Pictures may be published: web site and social media',
};

export const pictureWords = (answer: PhotoAnswer): string =>
  answer === 'unanswered' ? 'Not answered yet' : PICTURE_WORDS[answer];
